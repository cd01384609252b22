import type { IncomingMessage } from 'node:http';
import { type Answer, json } from '../../../media-gateway/src/front/answer.ts';
import type { Players } from '../../../media-gateway/src/front/players.ts';
import { type Camera, findCamera } from './cameras.ts';
import type { Gateway } from './gateway.ts';
import type { Switchboard } from './switchboard.ts';

const BODY_LIMIT = 1024;

/** Undefined when it is too long, and read to its end even then: a sender cut off midway would not hear the answer. */
async function readText(request: IncomingMessage): Promise<string | undefined> {
  let bytes = 0;
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= BODY_LIMIT) chunks.push(chunk);
  }
  return bytes > BODY_LIMIT ? undefined : Buffer.concat(chunks).toString();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Change {
  readonly onAir?: unknown;
  readonly viewers?: unknown;
  readonly url?: unknown;
}

/** The body of a request as JSON. An empty one for what is none; undefined for one that is too long. */
async function readChange(request: IncomingMessage): Promise<Change | undefined> {
  // A page of another origin can post text without asking, JSON it cannot.
  const isJson = request.headers['content-type']?.startsWith('application/json');
  const text = await readText(request);
  if (text === undefined) return undefined;
  const body = isJson ? parse(text) : undefined;
  return typeof body === 'object' && body !== null ? body : {};
}

interface Controlled {
  readonly switchboard: Switchboard;
  readonly players: Players;
  readonly gateway: Gateway;
}

function turnCamera(
  { switchboard, players }: Controlled,
  camera: Camera,
  { onAir, viewers }: Change,
): Answer {
  if (typeof viewers === 'number' && Number.isSafeInteger(viewers) && viewers >= 0) {
    players.imagine(camera.code, viewers);
    return json(200, { data: { ...camera, viewers } });
  }
  if (typeof onAir !== 'boolean')
    return json(400, { alert: 'Send {"onAir": true}, {"onAir": false} or {"viewers": 25000} as JSON.' });
  switchboard.turn(camera.code, onAir);
  return json(200, { data: { ...camera, onAir } });
}

const LOCAL = /^http:\/\/127\.0\.0\.1:\d{1,5}$/;

function turnGateway({ gateway }: Controlled, { url }: Change): Answer {
  if (url !== null && !(typeof url === 'string' && LOCAL.test(url)))
    return json(400, { alert: 'Send {"url": "http://127.0.0.1:8080"} or {"url": null} as JSON.' });
  gateway.url = url ?? undefined;
  return json(200, { data: { url } });
}

/**
 * `GET /control/cameras` lists, `POST /control/cameras/{code}` with `{"onAir": boolean}` or `{"viewers": number}` changes one,
 * `POST /control/gateway` with `{"url": string | null}` says which media gateway has the other cameras.
 */
export async function control(all: Controlled, request: IncomingMessage, path: string): Promise<Answer> {
  if (path === '/control/cameras') {
    return request.method === 'GET'
      ? json(200, { data: all.switchboard.list() })
      : json(405, { alert: 'Use GET.' });
  }
  const camera = findCamera(path.replace('/control/cameras/', ''));
  if (!camera && path !== '/control/gateway') return json(404, { alert: 'There is no such camera.' });
  if (request.method !== 'POST') return json(405, { alert: 'Use POST.' });
  const change = await readChange(request);
  if (!change) return json(413, { alert: `Send ${BODY_LIMIT} bytes at most.` });
  return camera ? turnCamera(all, camera, change) : turnGateway(all, change);
}
