import type { ErrorCode } from '@boma/domain/errors.ts';
import { vi } from 'vitest';

/** A refusal as the server answers it. The failure that the page logs is expected. */
export function refusal(status: number, code: ErrorCode, more: object = {}): () => Response {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  return () => Response.json({ code, message: 'No.', request_id: 'x', ...more }, { status });
}

/** Answers calls to these paths, by a body or a response, now or later, which may depend on what was sent; records that. */
export function answerCalls(
  answers: Readonly<Record<string, object | ((sent: unknown) => Response | Promise<Response>)>>,
) {
  const calls: { readonly path: string; readonly body: unknown }[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = input instanceof Request ? input.url : String(input);
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    calls.push({ path, body });
    const answer = answers[path];
    if (!answer) return new Response('', { status: 404 });
    return typeof answer === 'function' ? answer(body) : Response.json(answer);
  });
  return calls;
}
