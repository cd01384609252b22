import { readFileSync } from 'node:fs';
import { CODE_PATTERN } from '@boma/domain/slug-pattern.ts';
import { z } from 'zod';

const code = z.string().regex(CODE_PATTERN, 'must be lower-case letters, digits and dashes');

/** The name of the rendition that is a camera's own second stream. */
export const SECOND = 'second';

const rendition = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z0-9]{1,16}$/, 'must be lower-case letters and digits')
    .refine((name) => name !== 'source', 'must not be "source", which is the original')
    .refine((name) => name !== SECOND, 'must not be "second", which is the camera\'s own second stream'),
  height: z.int().min(144).max(2160),
  kbps: z.int().min(100).max(20_000),
});

const camera = z.strictObject({
  /** The same as the camera's code on the site. */
  code,
  /** An address (rtsp, rtsps, rtmp, rtmps, srt, http, https) or a file, which plays in a loop. */
  source: z.string().min(1),
  /** The camera's own smaller stream of the same picture: it is copied, as the rendition `second`. */
  second: z.string().min(1).optional(),
  /** True if only members may watch. */
  paid: z.boolean().default(false),
  /** `auto` copies H.264 and encodes everything else. */
  video: z.enum(['auto', 'copy', 'encode']).default('auto'),
  audio: z.boolean().default(true),
  /** What is encoded, the best first. Where the original is copied, these come below it. */
  renditions: z.array(rendition).max(4).default([]),
  /** More options of ffmpeg for this source, such as `{"rtsp_transport": "udp"}`. */
  input: z.record(z.string().regex(/^[a-z0-9_]+$/), z.string().regex(/^[^\r\n']*$/)).default({}),
});
export type CameraConfig = z.output<typeof camera>;

const schema = z.strictObject({
  host: z.string().default('127.0.0.1'),
  port: z.int().min(0).max(65_535).default(8080),
  /** Health, metrics and switches. They answer on 127.0.0.1 alone. */
  adminPort: z.int().min(0).max(65_535).default(8081),
  /** The site's MEDIA_APPLICATION. */
  application: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('boma'),
  /** Where segments, stills and recordings are stored. */
  folder: z.string().min(1),
  segmentSeconds: z.int().min(1).max(10).default(2),
  /** How many minutes viewers can rewind. */
  windowMinutes: z.number().min(0.5).max(60).default(5),
  stillSeconds: z.number().min(1).max(60).default(2),
  /** A picture that has not changed for so long is reported as frozen. */
  frozenSeconds: z.number().min(10).max(86_400).default(120),
  /** Up to so many players of a camera are counted one by one. Of more, a sample is, and a CDN answers the playlists of the rest. */
  countEachUpTo: z.int().min(100).default(20_000),
  encoder: z.array(z.string()).default(['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'main']),
  cameras: z.array(camera).min(1, 'must have at least one camera'),
  recordings: z.array(z.strictObject({ code, premium: z.boolean().default(false) })).default([]),
});
export type Config = z.output<typeof schema>;
export type ConfigInput = z.input<typeof schema>;

/** What is wrong with a cameras file: one line for each mistake. */
export class ConfigError extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigError';
    this.lines = lines;
  }
}

type Path = readonly PropertyKey[];

/** `cameras[1] (ridge): source` for the path of a field. */
function placeOf(input: unknown, path: Path): string {
  const [list, at, ...rest] = path.map(String);
  const place = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  const entries: unknown = Object(input)[list ?? ''];
  const entry: unknown = Array.isArray(entries) ? entries[Number(at)] : undefined;
  const name: unknown = Object(entry).code;
  if (typeof name !== 'string' || rest.length === 0) return place.replace(/^\./, '') || 'The file';
  return `${list}[${at}] ("${name}"): ${rest.join('.')}`;
}

function wordIssue(input: unknown, issue: z.core.$ZodIssue): string[] {
  const place = placeOf(input, issue.path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(
      (key) => `${place === 'The file' ? '' : `${place}: `}"${key}" is no field. Is it misspelled?`,
    );
  return [`${place}: ${issue.message}.`];
}

/** Duplicates among codes and names: the second one of two would never be reached. */
function duplicates({ cameras, recordings }: Config): string[] {
  const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);
  return [
    ...twice(cameras.map((each) => each.code)).map((name) => `Two cameras have the code "${name}".`),
    ...twice(recordings.map((each) => each.code)).map((name) => `Two recordings have the code "${name}".`),
    ...cameras.flatMap((each) =>
      twice(each.renditions.map(({ name }) => name)).map(
        (name) => `The camera "${each.code}" has two renditions "${name}".`,
      ),
    ),
  ];
}

const SCHEMES = ['rtsp', 'rtsps', 'rtmp', 'rtmps', 'srt', 'http', 'https'];

function wrongSources({ code: name, source, second }: CameraConfig): string[] {
  return [source, second].flatMap((address) => {
    const scheme = /^([a-z0-9+]+):\/\//i.exec(address ?? '')?.[1]?.toLowerCase();
    if (scheme === undefined || SCHEMES.includes(scheme)) return [];
    return [`The source of the camera "${name}" begins with ${scheme}://. Use one of ${SCHEMES.join(', ')}.`];
  });
}

/** Puts variables of the environment into a source, so that the file holds no passwords. */
function filledSource(source: string, env: NodeJS.ProcessEnv, missing: Set<string>): string {
  return source.replace(/\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (_whole, name: string) => {
    const value = env[name];
    if (!value) missing.add(name);
    return encodeURIComponent(value ?? '').replaceAll("'", '%27');
  });
}

/** @throws ConfigError with a line for each mistake */
export function parseConfig(input: unknown, env: NodeJS.ProcessEnv = {}): Config {
  const { success, data, error } = schema.safeParse(input);
  if (!success) throw new ConfigError(error.issues.flatMap((issue) => wordIssue(input, issue)));
  const missing = new Set<string>();
  const fill = (source: string) => filledSource(source, env, missing);
  const cameras = data.cameras.map(({ source, second, ...rest }) => ({
    ...rest,
    source: fill(source),
    ...(second !== undefined && { second: fill(second) }),
  }));
  const mistakes = [
    ...duplicates(data),
    ...data.cameras.flatMap(wrongSources),
    ...[...missing].map((name) => `The environment has no variable ${name}, which a source names.`),
  ];
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return { ...data, cameras };
}

/** @throws ConfigError with a line for each mistake */
export function readConfig(file: string, env: NodeJS.ProcessEnv): Config {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new ConfigError([`${file} cannot be read: ${String(cause)}`]);
  }
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (cause) {
    throw new ConfigError([`${file} is no JSON: ${String(cause)}`]);
  }
  return parseConfig(input, env);
}
