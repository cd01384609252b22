import { type Answer, refuse } from '../../../media-gateway/src/front/answer.ts';

/** A media gateway beside the simulator: it answers for the cameras that the simulator does not have. */
export interface Gateway {
  /** Undefined while there is none. */
  url: string | undefined;
}

/** The code of the live camera that a media address is about. Undefined for a recording. */
function cameraIn({ pathname, searchParams }: URL): string | undefined {
  if (pathname === '/thumbnail' && searchParams.get('application') === 'boma')
    return searchParams.get('streamname') ?? undefined;
  return /^\/boma\/([a-z0-9-]+)\//.exec(pathname)?.[1];
}

/** Whether a request is for the gateway. */
export function isForGateway(
  { url: gateway }: Gateway,
  url: URL,
  isKnown: (code: string) => boolean,
): boolean {
  const code = cameraIn(url);
  return gateway !== undefined && code !== undefined && !isKnown(code);
}

const PASSED_ON = ['cache-control', 'boma-viewers', 'boma-still-at'];

/** What the gateway answers to this address. While it is away the front says so, as a proxy does. */
export async function askGateway({ url: gateway }: Gateway, url: URL): Promise<Answer> {
  const response = await fetch(`${gateway}${url.pathname}${url.search}`).catch(() => undefined);
  if (!response) return refuse(502, 'The media gateway does not answer.');
  const headers = PASSED_ON.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? 'text/plain',
    body: Buffer.from(await response.arrayBuffer()),
    headers: Object.fromEntries(headers),
  };
}
