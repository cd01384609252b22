import { describe, expect, it } from 'vitest';
import type { ProbeResult } from './api/probe-playlist.ts';
import { playing, watch } from './watched-player.test-support.ts';

describe('a camera whose playlist stands still', () => {
  const list = (newest: string | undefined, targetSeconds = 4) => ({ newest, targetSeconds });

  /** Reports the same playlist every two seconds, as an engine reads it. */
  async function stands(
    watched: Awaited<ReturnType<typeof playing>>,
    seconds: number,
    newest?: string,
    targetSeconds = 4,
  ) {
    for (let second = 0; second < seconds; second += 2) {
      watched.events.playlist(list(newest, targetSeconds));
      await watched.clock.pass(2000);
    }
    watched.events.playlist(list(newest, targetSeconds));
  }

  it('is off the air after three target durations, although its picture still moves', async () => {
    const watched = await playing({ live: true });
    watched.world.playlist = list('42');
    await stands(watched, 10, '42');
    expect(watched.phase()).toBe('live');
    await stands(watched, 2, '42');
    expect(watched.phase()).toBe('offline');
    watched.events.moving();
    expect(watched.phase()).toBe('offline');
    watched.player.destroy();
  });

  it('is not judged by the time that the computer slept, and is after it has stood since', async () => {
    const watched = await playing({ live: true });
    watched.world.playlist = list('42');
    await stands(watched, 8, '42');
    await watched.clock.pass(511_000);
    watched.events.playlist(list('42'));
    expect(watched.phase()).toBe('live');
    await stands(watched, 12, '42');
    expect(watched.phase()).toBe('offline');
    watched.player.destroy();
  });

  it('with short segments has the twelve seconds that a media server needs to connect to it again', async () => {
    const watched = await playing({ live: true });
    await stands(watched, 10, '42', 2);
    expect(watched.phase()).toBe('live');
    await stands(watched, 2, '42', 2);
    expect(watched.phase()).toBe('offline');
    watched.player.destroy();
  });

  it('is not played again until a new segment has come', async () => {
    const watched = await playing({ live: true });
    watched.world.playlist = list('42');
    await stands(watched, 12, '42');
    watched.did.length = 0;
    await watched.clock.pass(120_000);
    expect(watched.did.length).toBeGreaterThan(3);
    expect(new Set(watched.did)).toEqual(new Set(['probe']));
    expect(watched.phase()).toBe('offline');

    watched.world.playlist = list('43');
    for (let second = 0; second < 30 && !watched.did.includes('load list'); second += 1)
      await watched.clock.pass(1000);
    expect(watched.did.slice(-2)).toEqual(['probe', 'load list']);
    watched.events.moving();
    expect(watched.phase()).toBe('live');
    watched.player.destroy();
  });

  it('is played again within seconds of its return, however long it was away', async () => {
    const watched = await playing({ live: true });
    watched.world.playlist = 'missing';
    await stands(watched, 12, '42');
    await watched.clock.pass(600_000);
    watched.world.playlist = list('90', 2);
    watched.player.setLive(false);
    watched.player.setLive(true);
    watched.did.length = 0;
    await watched.clock.pass(2500);
    expect(watched.did).toEqual(['probe']);
    watched.world.playlist = list('92', 2);
    await watched.clock.pass(4500);
    expect(watched.did).toEqual(['probe', 'probe', 'load list']);
    watched.player.destroy();
  });

  it('is off the air again without playing its end once more if it stands again', async () => {
    const watched = await playing({ live: true });
    watched.world.playlist = list('42');
    await stands(watched, 12, '42');
    await watched.clock.pass(5000);
    watched.world.playlist = list('50');
    await watched.clock.pass(30_000);
    watched.events.moving();
    await stands(watched, 12, '50');
    expect(watched.phase()).toBe('offline');
    watched.did.length = 0;
    await watched.clock.pass(60_000);
    expect(watched.did).not.toContain('load list');
    watched.player.destroy();
  });

  it('is off the air behind two edges that stand at different numbers, and stays so whichever of them answers', async () => {
    const watched = await playing({ live: true });
    const edges = ['42', '7'];
    for (let second = 0; second <= 14; second += 2) {
      watched.world.playlist = list(edges[(second / 2) % 2]);
      watched.events.playlist(list(edges[(second / 2) % 2]));
      await watched.clock.pass(2000);
    }
    expect(watched.phase()).toBe('offline');
    watched.did.length = 0;
    for (let second = 0; second < 240; second += 1) {
      watched.world.playlist = list(edges[Math.floor(second / 7) % 2]);
      await watched.clock.pass(1000);
    }
    expect(watched.did.length).toBeGreaterThan(5);
    expect(new Set(watched.did)).toEqual(new Set(['probe']));

    watched.world.playlist = list('8');
    for (let second = 0; second < 40 && !watched.did.includes('load list'); second += 1)
      await watched.clock.pass(1000);
    watched.events.moving();
    expect(watched.phase()).toBe('live');
    watched.player.destroy();
  });

  it('behind two edges is not judged by the time that the computer slept, whichever of them answers then', async () => {
    const watched = await playing({ live: true });
    const answered = (edge: string) => watched.events.playlist(list(edge));
    for (const edge of ['42', '7', '42', '7']) {
      answered(edge);
      await watched.clock.pass(2000);
    }
    await watched.clock.pass(511_000);
    answered('42');
    answered('7');
    expect(watched.phase()).toBe('live');
    for (let second = 0; second < 12; second += 2) {
      await watched.clock.pass(2000);
      answered(second % 4 === 0 ? '42' : '7');
    }
    expect(watched.phase()).toBe('offline');
    watched.player.destroy();
  });

  it('stays live behind two edges while one of them moves on', async () => {
    const watched = await playing({ live: true });
    for (let second = 0; second < 60; second += 2) {
      watched.events.playlist(list(second % 4 === 0 ? '7' : String(42 + second)));
      await watched.clock.pass(2000);
      expect(watched.phase()).toBe('live');
    }
    watched.player.destroy();
  });

  it('is off the air at once where it has no segment that can be fetched', async () => {
    const watched = await playing();
    watched.world.playlist = list(undefined);
    watched.events.playlist(list(undefined));
    expect(watched.phase()).toBe('offline');
    await watched.clock.pass(60_000);
    expect(watched.phase()).toBe('offline');
    watched.player.destroy();
  });

  it('is not called live while the server says that it is off the air and nothing new has come', async () => {
    const watched = await playing({ live: false });
    watched.events.playlist(list('42'));
    expect(watched.phase()).toBe('offline');
    watched.events.playlist(list('43'));
    expect(watched.phase()).toBe('live');
    watched.player.destroy();
  });

  it('is not judged by one reading after the computer has slept', async () => {
    const watched = await playing({ live: true });
    watched.events.playlist(list('42'));
    await watched.clock.pass(600_000);
    watched.events.playlist(list('42'));
    expect(watched.phase()).toBe('live');
    watched.events.playlist(list('43'));
    expect(watched.phase()).toBe('live');
    watched.player.destroy();
  });

  it('stays live while segments come, whatever their numbers and however slowly they are read', async () => {
    const watched = await playing({ live: true });
    for (const newest of ['42', '43', '44', '3', '4']) {
      watched.events.playlist(list(newest));
      await watched.clock.pass(11_000);
      expect(watched.phase()).toBe('live');
    }
    watched.player.destroy();
  });

  it('is judged by the page itself where the browser plays HLS without a word', async () => {
    const watched = watch({ playlist: 'unreported', live: true });
    watched.world.playlist = list('42');
    watched.player.play();
    await watched.clock.pass(0);
    watched.events.moving();
    await watched.clock.pass(13_000);
    expect(watched.phase()).toBe('offline');
    watched.did.length = 0;
    await watched.clock.pass(60_000);
    expect(watched.did).not.toContain('load list');
    watched.player.destroy();
  });

  it('is judged by the page itself by the renewed address of a members’ camera', async () => {
    let asked = 0;
    let films = true;
    let newest = 0;
    const request = async () => {
      asked += 1;
      return { url: `list ${asked}`, expires_at: 1000 + asked * 600 };
    };
    const probe = (url: string): ProbeResult => {
      if (url !== `list ${asked}`) return 'refused';
      if (films) newest += 1;
      return list(String(newest));
    };
    const watched = watch({ playlist: 'unreported', live: true, request, probe });
    watched.player.play();
    await watched.clock.pass(0);
    watched.events.moving();
    await watched.clock.pass(500_000);
    expect(watched.did).toContain('renew list 2');
    expect(watched.phase()).toBe('live');
    films = false;
    await watched.clock.pass(30_000);
    expect(watched.phase()).toBe('offline');
    watched.player.destroy();
  });
});

describe('a media server that restarts', () => {
  it('is played anew at once, and no delay is shown that cannot be', async () => {
    const { player, events, clock, did, phase } = await playing({ live: true });
    events.position(12.4, 0);
    expect(player.view().facts.latency).toBe(12);
    events.position(0.3, 0);
    expect(player.view().facts.latency).toBeUndefined();
    events.restarted();
    await clock.pass(0);
    expect([did, phase()]).toEqual([['load list'], 'connecting']);
    player.destroy();
  });
});
