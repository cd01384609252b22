import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { Camera } from './cameras/camera.ts';
import { type Answer, json, refuse } from './front/answer.ts';
import type { Players } from './front/players.ts';

const BODY_LIMIT = 1024;

export interface Admin {
  readonly cameras: ReadonlyMap<string, Camera>;
  readonly players: Players;
  readonly now: () => number;
}

export function stateOf({ players, now }: Admin, camera: Camera) {
  const { code, paid, pid, isOff, counters, problem, edge } = camera;
  const moment = now();
  return {
    code,
    paid,
    onAir: camera.onAir(moment),
    switchedOff: isOff,
    frozen: camera.isFrozen(moment),
    /** Seconds since the end of the newest segment. */
    age: edge === 0 ? null : Math.round((moment - edge) / 100) / 10,
    viewers: players.count(code),
    ...counters,
    renditions: camera.renditions().map(({ name, width, height }) => `${name} ${width}x${height}`),
    problem,
    pid: pid ?? null,
  };
}
type CameraState = ReturnType<typeof stateOf>;

/** The text format of Prometheus. */
export function metrics(states: readonly CameraState[]): string {
  const family = (name: string, type: 'gauge' | 'counter', valueOf: (state: CameraState) => number) => [
    `# TYPE boma_${name} ${type}`,
    ...states.map((state) => `boma_${name}{camera="${state.code}"} ${valueOf(state)}`),
  ];
  return [
    ...family('camera_on_air', 'gauge', ({ onAir }) => Number(onAir)),
    ...family('camera_frozen', 'gauge', ({ frozen }) => Number(frozen)),
    ...family('camera_edge_age_seconds', 'gauge', ({ age }) => age ?? Number.NaN),
    ...family('camera_viewers', 'gauge', ({ viewers }) => viewers),
    ...family('camera_starts_total', 'counter', ({ starts }) => starts),
    ...family('camera_stalls_total', 'counter', ({ stalls }) => stalls),
    ...family('camera_segments_total', 'counter', ({ segments }) => segments),
    ...family('camera_bytes_total', 'counter', ({ bytes }) => bytes),
    '# TYPE boma_memory_bytes gauge',
    `boma_memory_bytes ${process.memoryUsage().rss}`,
    '',
  ].join('\n');
}

/** `status` is `degraded` while a camera that is not switched off is off the air, or frozen. */
export function health(states: readonly CameraState[]) {
  const wanted = states.filter(({ switchedOff }) => !switchedOff);
  const namesOf = (some: readonly CameraState[]) => some.map(({ code }) => code);
  const away = namesOf(wanted.filter(({ onAir }) => !onAir));
  const frozen = namesOf(wanted.filter((state) => state.frozen));
  return {
    status: away.length + frozen.length === 0 ? 'ok' : 'degraded',
    cameras: wanted.length,
    away,
    frozen,
  };
}

const switchSchema = z.object({ onAir: z.boolean() });

async function readSwitch(request: IncomingMessage): Promise<boolean | undefined> {
  let text = '';
  for await (const chunk of request) if (text.length <= BODY_LIMIT) text += String(chunk);
  try {
    return switchSchema.parse(JSON.parse(text)).onAir;
  } catch {
    return undefined;
  }
}

/** `/health`, `/metrics`, `/control/cameras` and `/control/cameras/{code}`. */
export async function answerAdmin(admin: Admin, request: IncomingMessage, path: string): Promise<Answer> {
  const states = () => [...admin.cameras.values()].map((camera) => stateOf(admin, camera));
  if (path === '/metrics')
    return { status: 200, type: 'text/plain; version=0.0.4; charset=utf-8', body: metrics(states()) };
  if (path === '/health') {
    const found = health(states());
    return json(found.status === 'ok' ? 200 : 503, found);
  }
  if (path === '/control/cameras') return json(200, { data: states() });
  const camera = admin.cameras.get(path.replace('/control/cameras/', ''));
  if (!camera) return refuse(404, 'There is no such camera.');
  // A page of another origin can post text without asking, but not JSON.
  const isJson = request.headers['content-type']?.startsWith('application/json') === true;
  const onAir = request.method === 'POST' && isJson ? await readSwitch(request) : undefined;
  if (onAir === undefined) return refuse(400, 'Post {"onAir": true} or {"onAir": false} as JSON.');
  await camera.turn(onAir);
  return json(200, { data: stateOf(admin, camera) });
}
