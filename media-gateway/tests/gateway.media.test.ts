import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FILM_SECONDS, filmTimeIn } from './films.ts';
import {
  ask,
  bytesOf,
  cameraOf,
  closeOutpost,
  decodedNewest,
  get,
  LONG,
  linesOf,
  listOf,
  master,
  newestOf,
  numbersOf,
  onAir,
  openOutpost,
  PASSWORD,
  pathOf,
  reopenCamera,
  restartGateway,
  stateOf,
  status,
  still,
  ticketOf,
} from './outpost.ts';

beforeAll(openOutpost);
afterAll(closeOutpost);

it('a camera with H.264 and AAC plays: its segments can be decoded and follow each other in number and time', async () => {
  await onAir('tau');
  expect(await (await get(master('tau'))).text()).toMatch(
    /RESOLUTION=480x270,CODECS="avc1\.[0-9a-f]{6},mp4a\.40\.2"\nsource\/chunks\.m3u8\?session=[0-9a-f]{16}\n/,
  );
  await expect.poll(async () => (await listOf('tau')).segments.length, LONG).toBeGreaterThanOrEqual(5);
  const list = await listOf('tau');
  const numbers = numbersOf(list);
  expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
  expect(list.segments.map(({ isCut }) => isCut)).toEqual(numbers.map((_, at) => at === 0));
  // Key frames come once in a second, so the segments have the two seconds that the gateway asks for. A busy machine joins in late.
  for (const { seconds } of list.segments.slice(1)) expect(seconds).toBeCloseTo(2, 1);
  expect(list.targetSeconds).toBe(Math.max(2, Math.round(list.segments[0]?.seconds ?? 0)));
  for (const [at, { date = 0, seconds }] of list.segments.slice(0, -1).entries())
    expect(Math.abs((list.segments[at + 1]?.date ?? 0) - date - seconds * 1000)).toBeLessThan(500);
  const { codecs, frames, seconds } = await decodedNewest('tau', 'source');
  expect(codecs).toEqual(['aac', 'h264']);
  expect(Math.abs(frames - seconds * 15)).toBeLessThanOrEqual(2);
}, 120_000);

it('the still of a moment shows what the camera saw then, to half a second', async () => {
  const began = cameraOf('tau').filmBegan() ?? 0;
  for (const ago of [4000, 5300, 6700]) {
    let at = 0;
    let answer: Response | undefined;
    const seen = async () => {
      at = Date.now() - ago;
      answer = await get(still('tau', '1280x720', `&at=${at}`));
      return answer.status;
    };
    await expect.poll(seen, LONG).toBe(200);
    const picture = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0));
    const expected = ((at - began) / 1000) % FILM_SECONDS;
    const apart = Math.abs((await filmTimeIn(picture)) - expected);
    expect(Math.min(apart, FILM_SECONDS - apart)).toBeLessThan(0.5);
  }
  expect(await status(still('tau', '640x360', `&at=${Date.now() - 3_600_000}`))).toBe(404);
}, 60_000);

it('stills come in three sizes, the small one small enough for the day of a camera', async () => {
  await expect.poll(() => status(still('tau', '384x216')), LONG).toBe(200);
  for (const [width, height] of [
    [1280, 720],
    [640, 360],
    [384, 216],
  ]) {
    const path = still('tau', `${width}x${height}`);
    await expect.poll(() => status(path), LONG).toBe(200);
    const picture = await bytesOf(path);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width, height });
    if (width === 384) expect(picture.length).toBeLessThanOrEqual(48_000);
  }
  const newest = async () => filmTimeIn(await bytesOf(still('tau', '640x360')));
  const before = await newest();
  // The curtain is a second further with each key frame.
  await expect.poll(async () => Math.abs((await newest()) - before), LONG).toBeGreaterThan(0.5);
}, 90_000);

it('a camera of members opens with a ticket only, and its password is in no list of processes', async () => {
  await onAir('den', ticketOf('den'));
  const [, uri = ''] =
    /^(\d+\.ts\?expires=\d+&token=\S+)$/m.exec(
      await (await get(`/boma/den/source/chunks.m3u8${ticketOf('den')}`)).text(),
    ) ?? [];
  expect(await status(`/boma/den/source/${uri}`)).toBe(200);
  expect(await status(`/boma/den/source/${uri.split('?')[0]}`)).toBe(403);
  for (const path of [master('den'), '/boma/den/source/chunks.m3u8', still('den', '640x360')])
    expect(await status(path)).toBe(403);
  await expect.poll(() => status(still('den', '384x216')), LONG).toBe(200);
  const processes = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
  expect(processes).toContain('ffmpeg -nostdin');
  for (const text of [PASSWORD, encodeURIComponent(PASSWORD)]) expect(processes).not.toContain(text);
});

it('a camera with HEVC and G.711 is encoded into H.264 and AAC', async () => {
  await onAir('ridge');
  const { codecs, frames, seconds } = await decodedNewest('ridge', '720p');
  expect(codecs).toEqual(['aac', 'h264']);
  expect(Math.abs(frames - seconds * 15)).toBeLessThanOrEqual(3);
}, 90_000);

it('a silent camera plays, and a picture that never changes is reported as frozen', async () => {
  await onAir('owl');
  expect(await (await get(master('owl'))).text()).toMatch(/CODECS="avc1\.[0-9a-f]{6}"/);
  expect((await decodedNewest('owl', 'source')).codecs).toEqual(['h264']);
  // The gateway looks once in ten seconds, and three looks have to agree.
  await expect.poll(async () => (await stateOf('owl')).frozen, { ...LONG, timeout: 90_000 }).toBe(true);
  expect((await stateOf('tau')).frozen).toBe(false);
  const health = await ask('/health');
  expect(health.status).toBe(503);
  expect(await health.json()).toMatchObject({
    status: 'degraded',
    frozen: ['owl'],
    away: expect.arrayContaining(['lock']),
  });
}, 150_000);

it.each(['studio', 'partner'])('a source of RTMP and one of HLS play: %s', async (code) => {
  await onAir(code);
  expect((await decodedNewest(code, 'source')).codecs).toEqual(['aac', 'h264']);
}, 90_000);

it('a wrong password is one line in the log, without the password', async () => {
  await expect.poll(() => linesOf('lock').length, LONG).toBe(1);
  await expect.poll(async () => (await stateOf('lock')).problem, LONG).toContain('refuses');
  expect(linesOf('lock')).toEqual([
    'lock: The source refuses the name or the password (401). The gateway tries again.',
  ]);
});

it('a killed ffmpeg is started again: the camera stays on the air, and numbers go on behind a discontinuity', async () => {
  const before = await newestOf('tau');
  const { pid } = await stateOf('tau');
  if (pid !== null) process.kill(pid, 'SIGKILL');
  await expect
    .poll(async () => {
      expect(await status(master('tau'))).toBe(200);
      return newestOf('tau');
    }, LONG)
    .toBeGreaterThan(before + 1);
  const list = await listOf('tau');
  const numbers = numbersOf(list);
  expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
  const cuts = numbers.filter((number, at) => number > before && list.segments[at]?.isCut);
  expect(cuts.length).toBeGreaterThanOrEqual(1);
}, 90_000);

it('a full disk is one line in the log, and the camera goes on when there is room again', async () => {
  const incoming = pathOf('live/owl/source/incoming');
  await onAir('owl');
  const before = await newestOf('owl');
  for (let number = 0; number < 500; number += 1) {
    const file = join(incoming, `${number}.ts`);
    // Linux has a device that is always full.
    if (!existsSync(file)) symlinkSync('/dev/full', file);
  }
  await expect
    .poll(() => linesOf('owl').filter((line) => line.includes('disk')), LONG)
    .toEqual(['owl: The disk is full: free some room, or shorten windowMinutes. The gateway tries again.']);
  await expect.poll(() => newestOf('owl'), LONG).toBeGreaterThan(before + 3);
}, 120_000);

it('a camera that keeps its connection and sends nothing is asked anew', async () => {
  await onAir('den', ticketOf('den'));
  cameraOf('den').freeze();
  const said = () => linesOf('den').filter((line) => line.includes('no segment'));
  await expect
    .poll(said, LONG)
    .toEqual([
      expect.stringMatching(/^den: The source has sent no segment for \d+ s\. The gateway tries again\.$/),
    ]);
  expect((await stateOf('den')).stalls).toBeGreaterThan(0);
}, 90_000);

it('a restart of the gateway goes on with the next number, and has what it had at once', async () => {
  const before = await newestOf('tau');
  await restartGateway();
  expect(await status(master('tau'))).toBe(200);
  expect(numbersOf(await listOf('tau'))).toContain(before);
  // Three more, so that it is on the air even if the restart took so long that players have noticed.
  await expect.poll(() => newestOf('tau').catch(() => 0), LONG).toBeGreaterThan(before + 3);
  const numbers = numbersOf(await listOf('tau'));
  expect(numbers).toContain(before);
  expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
}, 90_000);

it('a camera that is away is off the air, and comes back by itself', async () => {
  const { port } = cameraOf('tau');
  await onAir('tau');
  await cameraOf('tau').close();
  await expect.poll(() => status(master('tau')), LONG).toBe(404);
  expect(linesOf('tau').at(-1)).toBe(
    'tau: Nothing answers at the address of the source: connection refused. The gateway tries again.',
  );
  await reopenCamera('tau', port);
  await onAir('tau');
  await expect.poll(() => linesOf('tau').at(-1), LONG).toBe('tau: The camera is back.');
}, 150_000);

it('the switch takes a camera off the air and tells it goodbye', async () => {
  const turn = (onAirNow: boolean) =>
    ask('/control/cameras/owl', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ onAir: onAirNow }),
    });
  const goodbyes = () => cameraOf('owl').heard.filter((verb) => verb === 'TEARDOWN').length;
  await onAir('owl');
  await expect.poll(async () => (await stateOf('owl')).pid, LONG).not.toBeNull();
  const before = goodbyes();
  expect((await turn(false)).status).toBe(200);
  expect(await status(master('owl'))).toBe(404);
  await expect.poll(goodbyes, LONG).toBeGreaterThan(before);
  expect((await turn(true)).status).toBe(200);
  await onAir('owl');
  expect(await status(still('owl', '640x360'))).toBe(200);
  const text = await (await ask('/metrics')).text();
  expect(text).toContain('boma_camera_on_air{camera="owl"} 1\n');
}, 90_000);
