import { type SelectionProblem, selectionProblem } from '@boma/domain/notifications/categories.policy.ts';
import type { CategoryView } from '@boma/domain/notifications/categories.schema.ts';
import { useState } from 'react';
import { useSaveNewest } from '../../../lib/asking/use-save-newest.ts';
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
  const { saveNext, saveAgain, busy, isDone, problem } = useSaveNewest(
    (ids: readonly number[]) => saveChoices(ids, user?.id ?? ''),
    { doing: 'Saving the kinds of alert', problemOf: () => FAILED },
  );
  const choose = (id: number, wanted: boolean) => {
    const next = wanted ? [...selected, id] : selected.filter((each) => each !== id);
    const chosen = kinds.filter((kind) => next.includes(kind.id));
    const reason = wanted ? selectionProblem(chosen, user?.is_subscribed ?? false) : undefined;
    setRefused(reason);
    if (reason) return;
    setSelected(next);
    saveNext(next);
  };
  return {
    selected,
    choose,
    busy,
    isDone,
    problem,
    save: saveAgain,
    refused,
    dismiss: () => setRefused(undefined),
  };
}
