import type { ErrorCode } from '@boma/domain/errors.ts';
import { vi } from 'vitest';

/** A refusal as the server answers it. The failure that the page logs is expected. */
export function refusal(status: number, code: ErrorCode, more: object = {}): () => Response {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  return () => Response.json({ code, message: 'No.', request_id: 'x', ...more }, { status });
}

/** Answers calls to these paths, by a body or a response, now or later; records what was sent. */
export function answerCalls(
  answers: Readonly<Record<string, object | (() => Response | Promise<Response>)>>,
) {
  const calls: { readonly path: string; readonly body: unknown }[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = input instanceof Request ? input.url : String(input);
    const sent = init?.body;
    calls.push({ path, body: typeof sent === 'string' ? (JSON.parse(sent) as unknown) : undefined });
    const answer = answers[path];
    if (!answer) return new Response('', { status: 404 });
    return typeof answer === 'function' ? answer() : Response.json(answer);
  });
  return calls;
}
