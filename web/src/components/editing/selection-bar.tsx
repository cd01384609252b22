import { AppError } from '@boma/domain/errors.ts';
import { refusalWords } from '../../lib/asking/refusal-words.ts';
import { useAction } from '../../lib/asking/use-action.ts';
import { Button } from '../button.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { chakra } from '../ui.ts';
import { colleagueOf } from './edit-problems.ts';

/** Something that can be done to several entries at once. */
export interface ManyAction<T> {
  /** 'Hide' */
  readonly text: string;
  /** 'hidden' */
  readonly done: string;
  readonly act: (thing: T) => Promise<void>;
  /** Whether it changes anything about this entry: its menu offers it only then. */
  readonly fits?: (thing: T) => boolean;
  /** Takes the entry out of the list. It asks first, and is danger's colour. */
  readonly removes?: true;
}

export interface Selected<T> {
  readonly title: string;
  readonly thing: T;
}

/** What was done to which entries, and the first reason why not to the others. */
export interface ManyDone<T> {
  readonly said: string;
  readonly done: readonly T[];
}

const isGone = (cause: unknown) => cause instanceof AppError && cause.code === 'not-found';

/** One after the other: a list is published whole with each change. What is refused does not stop the others. */
async function doToAll<T>(
  { done, act, removes }: ManyAction<T>,
  selected: readonly Selected<T>[],
): Promise<ManyDone<T>> {
  const acted: T[] = [];
  let refused = '';
  for (const { title, thing } of selected) {
    try {
      await act(thing);
      acted.push(thing);
    } catch (cause) {
      // What a colleague has removed meanwhile is removed, and nothing else was done to it.
      if (removes && isGone(cause)) acted.push(thing);
      else refused ||= ` ${title}: ${wordsOf(cause)}`;
    }
  }
  const said = `${acted.length} of ${selected.length} ${acted.length === 1 ? 'is' : 'are'} ${done}.${refused}`;
  return { said, done: acted };
}

const CHANGED = 'has changed it. Please look at it again.';
const GONE = 'A colleague has removed it.';

const wordsOf = (cause: unknown) =>
  refusalWords(cause, { conflict: `${colleagueOf(cause)} ${CHANGED}`, 'not-found': GONE });

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  position: 'sticky',
  bottom: 'var(--tabs, 0px)',
  zIndex: 1,
  paddingY: 3,
  borderTopWidth: '1px',
  background: 'ground',
  // What gets the focus stays clear of it. On a phone it has three lines.
  'html:has(&) li :is(a, button, input)': { scrollMarginBottom: { base: '13rem', md: '6rem' } },
} as const;

interface SelectionBarProps<T> {
  readonly actions: readonly ManyAction<T>[];
  readonly selected: readonly Selected<T>[];
  readonly onDone: (action: ManyAction<T>, outcome: ManyDone<T>) => Promise<void>;
  readonly onClear: () => void;
}

/** What can be done with the entries that are selected. */
export function SelectionBar<T>({ actions, selected, onDone, onClear }: SelectionBarProps<T>) {
  const { busy, run } = useAction(
    async (action: ManyAction<T>) => onDone(action, await doToAll(action, selected)),
    { doing: 'Changing several entries of a list', problemOf: (cause) => refusalWords(cause) },
  );
  const start = (action: ManyAction<T>) => void (busy ? undefined : run(action));
  return (
    <chakra.section aria-label="Selected entries" css={bar}>
      <chakra.p fontWeight={600} role="status">
        {`${selected.length} selected`}
      </chakra.p>
      {actions.map((action) =>
        action.removes ? (
          <ConfirmButton
            key={action.text}
            question={`${action.text} all ${selected.length}?`}
            yes={`Yes, ${action.text.toLowerCase()} them`}
            no="Keep them"
            onConfirm={async () => {
              await run(action);
            }}
          >
            {action.text}
          </ConfirmButton>
        ) : (
          <Button key={action.text} look="quiet" aria-disabled={busy} onClick={() => start(action)}>
            {action.text}
          </Button>
        ),
      )}
      <Button look="quiet" onClick={onClear}>
        Select none
      </Button>
    </chakra.section>
  );
}
