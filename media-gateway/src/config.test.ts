import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ConfigError, type ConfigInput, parseConfig, readConfig } from './config.ts';

const TAU = { code: 'tau', source: 'rtsp://10.0.0.21/main' };
const file = (more: Partial<ConfigInput> = {}): ConfigInput => ({ folder: '/data', cameras: [TAU], ...more });
function mistakesOf(input: unknown, env: NodeJS.ProcessEnv = {}): readonly string[] {
  try {
    parseConfig(input, env);
    return [];
  } catch (problem) {
    if (problem instanceof ConfigError) return problem.lines;
    throw problem;
  }
}

it('fills in what the file leaves out', () => {
  expect(parseConfig(file())).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    adminPort: 8081,
    application: 'boma',
    segmentSeconds: 2,
    windowMinutes: 5,
    cameras: [{ ...TAU, paid: false, video: 'auto', audio: true, renditions: [] }],
  });
});

it('puts variables of the environment into sources, encoded for an address', () => {
  const cameras = [{ code: 'tau', source: 'rtsp://viewer:${TAU_PASSWORD}@10.0.0.21/main' }];
  expect(parseConfig(file({ cameras }), { TAU_PASSWORD: "l@den's/1" }).cameras[0]?.source).toBe(
    'rtsp://viewer:l%40den%27s%2F1@10.0.0.21/main',
  );
  expect(mistakesOf(file({ cameras }))).toEqual([
    'The environment has no variable TAU_PASSWORD, which a source names.',
  ]);
});

it('puts them into the address of a second stream, too', () => {
  const cameras = [{ ...TAU, second: 'rtsp://viewer:${TAU_PASSWORD}@10.0.0.21/sub' }];
  expect(parseConfig(file({ cameras }), { TAU_PASSWORD: 'a b' }).cameras[0]?.second).toBe(
    'rtsp://viewer:a%20b@10.0.0.21/sub',
  );
  expect(mistakesOf(file({ cameras }))).toEqual([
    'The environment has no variable TAU_PASSWORD, which a source names.',
  ]);
});

it.each<[string, unknown, readonly string[]]>([
  [
    'a second stream that cannot be read',
    file({ cameras: [{ ...TAU, second: 'ftp://10.0.0.21/sub' }] }),
    [
      'The source of the camera "tau" begins with ftp://. Use one of rtsp, rtsps, rtmp, rtmps, srt, http, https.',
    ],
  ],
  [
    'a rendition with the name of the second stream',
    file({ cameras: [{ ...TAU, renditions: [{ name: 'second', height: 360, kbps: 500 }] }] }),
    [
      'cameras[0] ("tau"): renditions.0.name: must not be "second", which is the camera\'s own second stream.',
    ],
  ],
  [
    'a misspelled field of a camera',
    file({ cameras: [TAU, { code: 'ridge', sauce: 'x' } as never] }),
    [
      'cameras[1] ("ridge"): source: Invalid input: expected string, received undefined.',
      'cameras[1]: "sauce" is no field. Is it misspelled?',
    ],
  ],
  [
    'a misspelled field of the file',
    { ...file(), foldr: '/data' },
    ['"foldr" is no field. Is it misspelled?'],
  ],
  [
    'a code that is no code',
    file({ cameras: [{ ...TAU, code: 'Tau Dam' }] }),
    ['cameras[0] ("Tau Dam"): code: must be lower-case letters, digits and dashes.'],
  ],
  ['no cameras', file({ cameras: [] }), ['cameras: must have at least one camera.']],
  ['a code twice', file({ cameras: [TAU, TAU] }), ['Two cameras have the code "tau".']],
  [
    'a rendition twice',
    file({
      cameras: [
        {
          ...TAU,
          renditions: [
            { name: '360p', height: 360, kbps: 500 },
            { name: '360p', height: 240, kbps: 300 },
          ],
        },
      ],
    }),
    ['The camera "tau" has two renditions "360p".'],
  ],
  [
    'a source of another kind',
    file({ cameras: [{ ...TAU, source: 'ftp://10.0.0.21/main' }] }),
    [
      'The source of the camera "tau" begins with ftp://. Use one of rtsp, rtsps, rtmp, rtmps, srt, http, https.',
    ],
  ],
  ['something else than an object', [], ['The file: Invalid input: expected object, received array.']],
])('says in one line for each mistake what is wrong: %s', (_what, input, expected) => {
  expect(mistakesOf(file())).toEqual([]);
  expect(mistakesOf(input)).toEqual(expected);
});

it('says that a file is missing, or is no JSON', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boma-config-'));
  const path = join(folder, 'cameras.json');
  expect(() => readConfig(path, {})).toThrow(`${path} cannot be read: Error: ENOENT`);
  writeFileSync(path, '{ "cameras": [');
  expect(() => readConfig(path, {})).toThrow(`${path} is no JSON: `);
  writeFileSync(path, JSON.stringify(file()));
  expect(readConfig(path, {}).cameras).toHaveLength(1);
  rmSync(folder, { recursive: true });
});

it('accepts the example that is shipped', () => {
  const example = new URL('../cameras.example.json', import.meta.url).pathname;
  const env = { KHAYA_DAM_PASSWORD: 'one', RIDGE_PASSWORD: 'two' };
  expect(readConfig(example, env).cameras).toHaveLength(6);
});
