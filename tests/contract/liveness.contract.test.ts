import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { timestampOf } from '../../functions/src/chat/message-time.ts';
import { STREAMS } from '../../tools/seed/catalogue.ts';
import { call } from '../support/api.ts';
import { checkStreamsNow, liveSite } from '../support/live.ts';
import { setOnAir } from '../support/run.ts';
import { stored } from '../support/stored.ts';

const within = { timeout: 40_000, interval: 500 };
const CAMERA = 'tembe';
const PAID = 'hyena-den';

async function liveAfterCheck(): Promise<string[]> {
  await checkStreamsNow();
  return (await liveSite()).live;
}

const statusOf = (slug: string) => stored.streamStatus(slug).get();

afterAll(async () => {
  await Promise.all([CAMERA, PAID].map((code) => setOnAir(code, true)));
});

describe('check-streams', () => {
  it('finds every seeded camera on the air, paid and YouTube ones too', async () => {
    const all = STREAMS.map((stream) => stream.slug);
    await expect.poll(liveAfterCheck, within).toEqual(all);
  });

  it('takes cameras off the air within two checks, and puts them back at once', async () => {
    await expect.poll(liveAfterCheck, within).toEqual(expect.arrayContaining([CAMERA, PAID]));
    await Promise.all([setOnAir(CAMERA, false), setOnAir(PAID, false)]);
    await checkStreamsNow();
    await checkStreamsNow();
    await expect
      .poll(async () => (await liveSite()).live.filter((slug) => slug === CAMERA || slug === PAID), within)
      .toEqual([]);
    expect((await call('live')).data.live).not.toContain(CAMERA);
    expect((await liveSite()).live).toContain('tau');
    await Promise.all([setOnAir(CAMERA, true), setOnAir(PAID, true)]);
    await expect.poll(liveAfterCheck, within).toEqual(expect.arrayContaining([CAMERA, PAID]));
  });

  it('writes nothing for a camera without a change', async () => {
    await expect.poll(liveAfterCheck, within).toContain('tau');
    const before = (await statusOf('tau')).updateTime?.toMillis();
    expect(before).toBeGreaterThan(0);
    await checkStreamsNow();
    await checkStreamsNow();
    expect((await statusOf('tau')).updateTime?.toMillis()).toBe(before);
  });

  it('ends the outage of a camera that was removed while it was down', async () => {
    const slug = `gone-${randomUUID().slice(0, 8)}`;
    const began_at = Date.now() - 600_000;
    const outage = stored.streamOutages(`${slug}.${began_at}`);
    const expires_at = timestampOf(Date.now() / 1000 + 3600);
    await outage.set({ slug, began_at, ended_at: null, expires_at });
    const off = { live: false, changed_at: began_at, checked_at: began_at, media_sequence: null };
    await stored.streamStatus(slug).set(off);
    const left = async () => {
      await checkStreamsNow();
      return (await statusOf(slug)).exists;
    };
    await expect.poll(left, within).toBe(false);
    expect((await outage.get()).data()?.ended_at).toBeGreaterThan(began_at);
    await outage.delete();
  });

  it('stores what it remembers, also after overlapping checks', async () => {
    await Promise.all([checkStreamsNow(), checkStreamsNow(), checkStreamsNow()]);
    const { streams } = (await stored.streamChecks().get()).data() as {
      streams: Record<string, { live: boolean }>;
    };
    expect(Object.keys(streams).length).toBe(STREAMS.length);
    for (const [slug, { live }] of Object.entries(streams)) {
      expect((await statusOf(slug)).data()?.live).toBe(live);
    }
  });
});
