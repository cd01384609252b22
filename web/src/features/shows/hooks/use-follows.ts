import type { FollowsView } from '@boma/domain/shows/follows.schema.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { followShow, readFollows } from '../api/show-calls.ts';

/** The kinds of show that the signed-in viewer follows, and how to change them. */
export function useFollows() {
  const { answer, failed, retry, change } = useAnswer(readFollows, {
    doing: 'Reading which shows the user follows',
  });
  const { busy, problem, run } = useAction(
    async (type: string, follow: boolean) => {
      const next: FollowsView = await followShow(type, follow);
      change(() => next);
    },
    { doing: 'Following a show', problemOf: refusalWords },
  );
  return { follows: answer, failed, retry, busy, problem, follow: run };
}
