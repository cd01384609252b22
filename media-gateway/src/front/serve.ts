import type { IncomingMessage, RequestListener } from 'node:http';
import { type Answer, refuse, send } from './answer.ts';
import { answerMedia, type Front } from './front.ts';

const PREFLIGHT: Answer = {
  status: 204,
  headers: {
    'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    'access-control-allow-headers': '*',
    'access-control-max-age': '86400',
  },
};

/** Answers a request to a media address, and the browser's question whether a page of another origin may ask. */
export async function answerMediaRequest(front: Front, request: IncomingMessage, url: URL): Promise<Answer> {
  if (request.method === 'OPTIONS') return PREFLIGHT;
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'Use GET.');
  return answerMedia(front, url);
}

/**
 * Lets an HTTP server give these answers. A failure is logged and answered with 500.
 * @param isOpen whether pages of every origin may read what is at this path
 */
export function requestListener(
  answerTo: (request: IncomingMessage, url: URL) => Promise<Answer>,
  isOpen: (path: string) => boolean,
  log: (problem: unknown) => void,
): RequestListener {
  return (request, response) => {
    const address = `http://media${request.url ?? '/'}`;
    const url = new URL(URL.canParse(address) ? address : 'http://media/');
    answerTo(request, url)
      .catch((problem: unknown) => {
        log(problem);
        return refuse(500, 'The media server could not answer.');
      })
      .then((answer) => send(request, response, answer, isOpen(url.pathname)))
      .catch((problem: unknown) => {
        log(problem);
        response.destroy();
      });
  };
}
