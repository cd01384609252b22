import { AppError } from '@boma/domain/errors.ts';
import { describe, expect, it } from 'vitest';
import { playing, watch } from './watched-player.test-support.ts';

describe('a camera that goes off the air and returns', () => {
  it('plays out its buffer, shows the outage, keeps checking, and starts again', async () => {
    const { events, clock, did, world, phase } = await playing();
    world.playlist = 'missing';
    events.lost('missing');
    expect(phase()).toBe('live');
    events.waiting();
    expect(phase()).toBe('retrying');
    await clock.pass(1600);
    expect([did, phase()]).toEqual([['probe'], 'offline']);
    await clock.pass(60_000);
    const looked = did.length;
    expect(looked).toBeGreaterThan(3);
    expect(phase()).toBe('offline');

    world.playlist = 'there';
    for (let second = 0; second < 30 && !did.includes('load list'); second += 1) await clock.pass(1000);
    expect(did.slice(-2)).toEqual(['probe', 'load list']);
    expect(phase()).toBe('connecting');
    events.moving();
    expect(phase()).toBe('live');
  });

  it('checks at once when the camera is reported live again', async () => {
    const { player, events, clock, did, world } = await playing({ live: true });
    world.playlist = 'missing';
    events.lost('missing');
    events.waiting();
    player.setLive(false);
    await clock.pass(120_000);
    did.length = 0;
    world.playlist = 'there';
    player.setLive(true);
    await clock.pass(1100);
    expect(did).toEqual(['probe', 'load list']);
  });

  it('stops looking while paused', async () => {
    const { player, events, clock, did } = await playing();
    events.lost('missing');
    player.pause();
    did.length = 0;
    await clock.pass(120_000);
    expect(did).toEqual([]);
    player.play();
    await clock.pass(10);
    expect(did).toEqual(['play', 'probe', 'load list']);
    player.destroy();
  });
});

describe('a network that fails and returns', () => {
  it('plays on from the buffer if it returns in time', async () => {
    const { player, events, clock, did, phase } = await playing();
    events.lost('network');
    await clock.pass(1600);
    expect(did).toEqual(['probe', 'resume']);
    expect(phase()).toBe('live');
    player.destroy();
  });

  it('restarts after a picture that was frozen for twelve seconds', async () => {
    const { player, events, clock, did, phase } = await playing();
    events.waiting();
    await clock.pass(11_900);
    expect([did, phase()]).toEqual([[], 'stalled']);
    await clock.pass(2000);
    expect(did).toEqual(['probe', 'load list']);
    player.destroy();
  });

  it('asks for a fresh address when the media server no longer accepts the old one', async () => {
    let asked = 0;
    const request = async () => ({ url: `list-${(asked += 1)}`, expires_at: null });
    const { player, events, clock, did } = await playing({ request });
    events.refused();
    events.waiting();
    await clock.pass(1600);
    expect(did).toEqual(['probe', 'load list-2']);
    player.destroy();
  });
});

describe('a camera for members', () => {
  it.each([
    ['unauthenticated', 'sign-in'],
    ['token-expired', 'sign-in'],
    ['forbidden', 'membership'],
  ] as const)('is locked when the server answers %s', async (code, gate) => {
    const request = async () => {
      throw new AppError(code);
    };
    const { player, clock, phase } = watch({ request });
    player.play();
    await clock.pass(60_000);
    expect([phase(), player.view().facts.gate]).toEqual(['locked', gate]);
    player.destroy();
  });

  it('hands the renewed address to the engine', async () => {
    const request = async () => ({ url: 'signed', expires_at: 1600 });
    const { player, clock, did } = await playing({ request });
    await clock.pass(511_000);
    expect(did).toContain('renew signed');
    player.destroy();
  });
});

describe('sound', () => {
  it('is off until the viewer has touched the page, and one press brings it', () => {
    const { player, did, kept } = watch({ touched: false });
    expect(did).toEqual(['silent']);
    expect(player.view().silenced).toBe(true);
    player.chooseSound({ muted: false, volume: 0.8 });
    expect(did.at(-1)).toBe('sounding');
    expect(player.view().silenced).toBe(false);
    expect(kept).toEqual([{ muted: false, volume: 0.8 }]);
    player.destroy();
  });

  it('is muted when the browser refuses to start with sound, and without a muted start the player waits for a press', async () => {
    const { player, events, did, phase } = watch();
    player.play();
    did.length = 0;
    events.blocked();
    expect(did).toEqual(['silent', 'play']);
    expect(player.view().silenced).toBe(true);
    events.blocked();
    expect(phase()).toBe('blocked');
    player.play();
    expect(phase()).not.toBe('blocked');
    player.destroy();
  });

  it('comes from one player of a group', async () => {
    const [first, second] = [await playing({ group: 'tiles' }), await playing({ group: 'tiles' })];
    expect(first.phase()).toBe('live');
    expect(first.player.view().sound.muted).toBe(true);
    expect(second.player.view().sound.muted).toBe(false);
    first.player.chooseSound({ muted: false, volume: 1 });
    expect(second.player.view().sound.muted).toBe(true);
    first.player.destroy();
    second.player.destroy();
  });
});

describe('beside others', () => {
  it('pauses when another player of the page starts', async () => {
    const [first, second] = [await playing(), await playing()];
    expect([first.phase(), second.phase()]).toEqual(['paused', 'live']);
    second.player.destroy();
  });

  it('lets it play on when its own gate is closed', async () => {
    const locked = watch({ request: () => Promise.reject(new AppError('forbidden')) });
    locked.player.play();
    await locked.clock.pass(0);
    const other = await playing();
    locked.player.play();
    expect([locked.phase(), other.phase()]).toEqual(['locked', 'live']);
    locked.player.destroy();
    other.player.destroy();
  });

  it('returns to the live edge with its tab, if it played live when the tab was hidden', async () => {
    const { player, events, did } = await playing();
    player.setVisible(false);
    events.position(90, 78);
    player.setVisible(true);
    expect(did).toEqual(['go live']);
    player.destroy();
  });

  it('stays at the position that the viewer chose', async () => {
    const { player, events, did } = await playing();
    events.position(90, 78);
    player.setVisible(false);
    player.setVisible(true);
    expect(did).toEqual([]);
    player.destroy();
  });
});

it('shows no picture while it connects, and what its engine shows from then on', async () => {
  const { player, events, world, clock } = watch();
  world.seen = { video: undefined, at: 5, behind: 12_000 };
  expect(player.seen()).toBeUndefined();
  player.play();
  await clock.pass(0);
  expect(player.seen()).toBeUndefined();
  events.moving();
  expect(player.seen()).toEqual(world.seen);
  player.pause();
  expect(player.seen(), 'a picture that stands is seen too').toEqual(world.seen);
});
