import { AppError } from '@boma/domain/errors.ts';

/**
 * Sends what somebody typed with an id, by which the server knows a repeated call. The same words keep their id until they
 * have been answered, because an answer may be lost; and no longer than `sameFor` milliseconds.
 */
export function keepingId<T extends object, A>(
  send: (typed: T & { readonly id: string }) => Promise<A>,
  sameFor = Number.POSITIVE_INFINITY,
): (typed: T) => Promise<A> {
  let unanswered: { readonly words: string; readonly id: string; readonly at: number } | undefined;
  return async (typed) => {
    const words = JSON.stringify(typed);
    const at = performance.now();
    if (unanswered?.words !== words || at - unanswered.at > sameFor)
      unanswered = { words, id: crypto.randomUUID(), at };
    try {
      const answer = await send({ ...typed, id: unanswered.id });
      unanswered = undefined;
      return answer;
    } catch (cause) {
      // What it has stored was removed: the next press is a new one.
      if (cause instanceof AppError && cause.code === 'conflict') unanswered = undefined;
      throw cause;
    }
  };
}
