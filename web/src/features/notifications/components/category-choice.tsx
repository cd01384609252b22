import { type SelectionProblem, selectionProblem } from '@boma/domain/notifications/categories.policy.ts';
import type { CategoryView } from '@boma/domain/notifications/categories.schema.ts';
import { CATEGORY_LIMIT } from '@boma/domain/notifications/notifications.constants.ts';
import { Suspense, useState } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { Button } from '../../../components/button.ts';
import { checkLook } from '../../../components/form/check-look.ts';
import { LockIcon } from '../../../components/icons.tsx';
import { lateDialog } from '../../../components/late-part.tsx';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { type Answer, useAnswer } from '../../../lib/asking/use-answer.ts';
import { useReadOnReturn } from '../../../lib/asking/use-read-on-return.ts';
import { useSaveNewest } from '../../../lib/asking/use-save-newest.ts';
import { useStoredUser, useWatchesAll } from '../../../session/session.ts';
import type { StoredUser } from '../../../session/stored-session.ts';
import { listChoices, saveChoices } from '../api/category-calls.ts';

const FAILED = 'Your choice was not saved. Please try again in a moment.';

interface Choice {
  readonly ids: readonly number[];
  /** The user as stored when this was chosen. */
  readonly userThen: StoredUser | undefined;
}

/**
 * The viewer's kinds of alert: what was chosen here until it is saved and the user is known anew, then what is stored. Each
 * change is saved at once, one call after the other, always with the newest choice. A choice that needs a membership is not
 * made; `refused` says why.
 */
function useChoices(kinds: readonly CategoryView[], member: boolean) {
  const user = useStoredUser();
  const [own, setOwn] = useState<Choice>();
  const [refused, setRefused] = useState<SelectionProblem>();
  const { saveNext, saveAgain, busy, isDone, problem } = useSaveNewest(
    (ids: readonly number[]) => saveChoices(ids, user?.id ?? ''),
    { doing: 'Saving the kinds of alert', problemOf: () => FAILED },
  );
  const stored = (user?.notification_categories ?? []).map(({ id }) => id);
  const held = own && (!isDone || own.userThen === user) ? own.ids : stored;
  // Staff may have taken a kind away since: it has no box, and is not sent again.
  const selected = held.filter((id) => kinds.some((kind) => kind.id === id));
  const chooseThese = (ids: readonly number[]) => {
    setRefused(undefined);
    setOwn({ ids, userThen: user });
    saveNext(ids);
  };
  const choose = (id: number, wanted: boolean) => {
    const next = wanted ? [...selected, id] : selected.filter((each) => each !== id);
    const chosen = kinds.filter((kind) => next.includes(kind.id));
    const reason = wanted ? selectionProblem(chosen, member) : undefined;
    if (reason) setRefused(reason);
    else chooseThese(next);
  };
  return {
    selected,
    isEmpty: held.length === 0,
    isSettled: !busy && problem === undefined,
    choose,
    chooseThese,
    busy,
    isDone,
    problem,
    save: saveAgain,
    refused,
    dismiss: () => setRefused(undefined),
  };
}

type Choices = ReturnType<typeof useChoices>;

const UpgradeDialog = lateDialog(() => import('../../membership/components/upgrade-dialog.later.tsx'));

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minHeight: '44px',
    paddingX: 4,
    paddingY: 2,
    borderWidth: '1px',
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { borderColor: 'accent' },
    '&:has(:checked)': { borderColor: 'accent', background: 'accentSoft' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '3px' },
  },
  '& input': checkLook,
  '& svg': { color: 'muted' },
} as const;

/** How many are chosen, and what that means where there are none, not even of kinds that are gone. */
function countWords({ selected, isEmpty }: Choices, all: number, member: boolean): string {
  if (isEmpty) return 'None chosen: you get every alert.';
  return `${selected.length} of ${member ? all : CATEGORY_LIMIT} chosen.`;
}

interface StandingProps {
  readonly kinds: readonly CategoryView[];
  readonly member: boolean;
  readonly choices: Choices;
}

/** How many kinds are chosen, whether that is saved, and the ways to all of them and to none. */
function Standing({ kinds, member, choices }: StandingProps) {
  const { selected, isEmpty, chooseThese, busy, isDone, problem, save } = choices;
  const ways = [
    ...(member ? [['Choose all', kinds.map(({ id }) => id)] as const] : []),
    ['Choose none', []] as const,
  ];
  return (
    <Flex align="center" columnGap={4} rowGap={2} minHeight="44px" wrap="wrap" marginTop={3}>
      <chakra.p textStyle="small" color="muted">
        {countWords(choices, kinds.length, member)}
      </chakra.p>
      <chakra.p role="status" textStyle="small" color="muted">
        {busy && 'Saving…'}
        {isDone && 'Saved.'}
      </chakra.p>
      {/* Both stay where they are: the one that was pressed keeps the focus. */}
      {ways.map(([words, ids]) => {
        const isSo = ids.length === 0 ? isEmpty : selected.length === ids.length;
        return (
          <Button
            key={words}
            look="quiet"
            aria-disabled={isSo}
            _disabled={{ color: 'muted' }}
            onClick={() => !isSo && chooseThese(ids)}
          >
            {words}
          </Button>
        );
      })}
      {problem && (
        <>
          <chakra.p role="alert" textStyle="small" color="danger">
            {problem}
          </chakra.p>
          <Button look="quiet" onClick={save}>
            Try again
          </Button>
        </>
      )}
    </Flex>
  );
}

interface KindsProps {
  readonly kinds: readonly CategoryView[];
  readonly change: Answer<readonly CategoryView[], unknown>['change'];
}

function Kinds({ kinds, change }: KindsProps) {
  const member = useWatchesAll();
  const choices = useChoices(kinds, member);
  const { selected, choose, refused, dismiss, isSettled } = choices;
  useReadOnReturn({ change }, listChoices, { doing: 'Reading the kinds of alert again', isSettled });
  return (
    <>
      <chakra.ul css={list} aria-label="Kinds of alert">
        {kinds.map(({ id, name, subscriber_only }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={selected.includes(id)}
                onChange={(event) => choose(id, event.currentTarget.checked)}
              />
              {name}
              {subscriber_only && !member && (
                <>
                  <LockIcon size={18} />
                  <chakra.span textStyle="small" color="muted">
                    Premium
                  </chakra.span>
                </>
              )}
            </label>
          </li>
        ))}
      </chakra.ul>
      <Standing kinds={kinds} member={member} choices={choices} />
      {refused && (
        <Suspense fallback={null}>
          <UpgradeDialog reason={refused} onClose={dismiss} />
        </Suspense>
      )}
    </>
  );
}

/** Which sightings the viewer wants alerts for. None chosen: all of them. */
export function CategoryChoice() {
  const member = useWatchesAll();
  const answer = useAnswer(listChoices, {
    doing: 'Reading the kinds of alert',
  });
  return (
    <Box as="section" aria-labelledby="kinds-of-alert">
      <chakra.h2 id="kinds-of-alert" textStyle="section">
        Animals in your alerts
      </chakra.h2>
      <chakra.p color="muted" marginTop={1} marginBottom={4} maxWidth="40rem">
        The alert bar and the chat show sightings of these kinds.
        {!member && ` Choose up to ${CATEGORY_LIMIT}; with Premium, as many as you like.`}
      </chakra.p>
      <Asked what="the kinds of alert" of={answer}>
        {(kinds) => <Kinds kinds={kinds} change={answer.change} />}
      </Asked>
    </Box>
  );
}
