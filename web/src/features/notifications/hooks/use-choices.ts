import { type SelectionProblem, selectionProblem } from '@boma/domain/notifications/categories.policy.ts';
import type { CategoryView } from '@boma/domain/notifications/categories.schema.ts';
import { useRef, useState } from 'react';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useStoredUser } from '../../../session/session.ts';
import { saveChoices } from '../api/category-calls.ts';

const FAILED = 'Your choice was not saved. Please try again in a moment.';

/**
 * The viewer's kinds of alert. Each change is saved at once, one call after the other, always with the newest choice. A
 * choice that needs a membership is not made; `refused` says why.
 */
export function useChoices(kinds: readonly CategoryView[]) {
  const user = useStoredUser();
  const [selected, setSelected] = useState<readonly number[]>(() =>
    (user?.notification_categories ?? []).map(({ id }) => id),
  );
  const [refused, setRefused] = useState<SelectionProblem>();
  const newest = useRef(selected);
  const { busy, status, problem, run } = useAction(
    async () => {
      for (let sent: readonly number[] | undefined; sent !== newest.current; ) {
        sent = newest.current;
        await saveChoices(sent, user?.id ?? '');
      }
    },
    { doing: 'Saving the kinds of alert', problemOf: () => FAILED },
  );
  // A change during a save is saved by the same run.
  const save = () => void run();
  const choose = (id: number, wanted: boolean) => {
    const next = wanted ? [...selected, id] : selected.filter((each) => each !== id);
    const chosen = kinds.filter((kind) => next.includes(kind.id));
    const reason = wanted ? selectionProblem(chosen, user?.is_subscribed ?? false) : undefined;
    setRefused(reason);
    if (reason) return;
    newest.current = next;
    setSelected(next);
    save();
  };
  const isDone = status === 'done' && !busy;
  return { selected, choose, busy, isDone, problem, save, refused, dismiss: () => setRefused(undefined) };
}
