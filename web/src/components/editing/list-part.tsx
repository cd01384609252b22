import { useCallback, useId, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { ButtonLink } from '../button.ts';
import { TextField } from '../form/text-field.tsx';
import { chakra } from '../ui.ts';
import { type EditKind, type EditRow, NEW } from './edit-kind.ts';
import { EditList } from './edit-list.tsx';
import { type ManyAction, SelectionBar } from './selection-bar.tsx';
import { UndoNote } from './undo-note.tsx';

/** What the form has done, which the list tells: it goes along in the state of the navigation. */
export interface DoneBefore {
  readonly said: string;
  /** The key of what was edited. */
  readonly edited?: string;
}

function doneBefore(state: unknown): DoneBefore {
  const { said, edited }: { said?: unknown; edited?: unknown } = Object(state);
  return {
    said: typeof said === 'string' ? said : '',
    ...(typeof edited === 'string' && { edited }),
  };
}

export interface ListPartProps<T, F extends string> {
  readonly kind: EditKind<T, F>;
  /** The address of the list. */
  readonly home: string;
  readonly things: readonly T[];
  readonly refresh: () => Promise<void>;
}

/** A list that is longer can be searched. */
const SEEN_AT_ONCE = 7;

/** True if the row has each word that was typed. */
function hasWords({ title, note, badge }: EditRow, typed: string): boolean {
  const text = [title, typeof note === 'string' ? note : '', badge?.text].join(' ').toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** What is searched, kept in the address. */
function useSearched() {
  const [params, setParams] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  return {
    q: params.get('q') ?? '',
    search: (q: string) => {
      const next = new URLSearchParams(params);
      if (q === '') next.delete('q');
      else next.set('q', q);
      setParams(next, { replace: true, state });
    },
  };
}

interface Removed<T> {
  readonly said: string;
  readonly things: readonly T[];
}

/** What was removed just now, for the note that takes it back. */
function useRemoved<T>(
  restore: ((thing: T) => Promise<void>) | undefined,
  refresh: () => Promise<void>,
  onSaid: (words: string) => void,
) {
  const [removed, setRemoved] = useState<Removed<T>>();
  const close = useCallback(() => setRemoved(undefined), []);
  const note = removed && restore && (
    <UndoNote
      key={removed.said}
      said={removed.said}
      onClose={close}
      onUndo={async () => {
        for (const thing of removed.things) await restore(thing);
        await refresh();
        onSaid(removed.things.length === 1 ? 'It is back.' : 'They are back.');
        close();
      }}
    />
  );
  return {
    note,
    tell: (said: string, things: readonly T[]) => {
      onSaid(said);
      setRemoved({ said, things });
    },
  };
}

/** Which entries are selected, and what can be done with several. */
function useSelection<T>({ keyOf, rowOf, many = [], remove }: EditKind<T, string>, things: readonly T[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const removal: ManyAction<T> | undefined = remove && {
    text: 'Remove',
    done: 'removed',
    removes: true,
    act: remove,
  };
  const actions = removal ? [...many, removal] : many;
  const toggle = (key: string) =>
    setKeys(
      (before) => new Set(before.has(key) ? [...before].filter((each) => each !== key) : [...before, key]),
    );
  return {
    actions,
    removal,
    // A colleague may have removed one.
    selected: things
      .filter((thing) => keys.has(keyOf(thing)))
      .map((thing) => ({ title: rowOf(thing).title, thing })),
    onClear: () => setKeys(new Set()),
    of: (key: string) =>
      actions.length > 0 ? { isSelected: keys.has(key), onToggle: () => toggle(key) } : undefined,
  };
}

/** Finds an entry by the words in it. */
function SearchLine({
  one,
  q,
  foundId,
  onSearch,
}: {
  readonly one: string;
  readonly q: string;
  readonly foundId: string;
  readonly onSearch: (q: string) => void;
}) {
  return (
    <chakra.search display="block" maxWidth="24rem">
      <TextField
        label={`Find a ${one}`}
        problem={undefined}
        type="search"
        autoComplete="off"
        value={q}
        aria-controls={foundId}
        onChange={({ target }) => onSearch(target.value)}
      />
    </chakra.search>
  );
}

function Said({ children }: { readonly children: string }) {
  return (
    <chakra.p role="status" minHeight="2rem" paddingY={2} color="good" fontWeight={600}>
      {children}
    </chakra.p>
  );
}

function NothingFound({
  isEmpty,
  words,
}: {
  readonly isEmpty: boolean;
  readonly words: { readonly none: string; readonly one: string };
}) {
  return (
    <chakra.p textStyle="lead" color="muted" borderTopWidth="1px" paddingTop={8}>
      {isEmpty ? words.none : `No ${words.one} in this list has these words.`}
    </chakra.p>
  );
}

/** The list of a kind of thing, with a search where it is long. */
export function ListPart<T, F extends string>({ kind, things, home, refresh }: ListPartProps<T, F>) {
  const location = useLocation();
  const before = doneBefore(location.state);
  const [said = before.said, setSaid] = useState<string>();
  const { q, search } = useSearched();
  const foundId = useId();
  const { words, keyOf, rowOf, reorder, remove, restore } = kind;
  const selection = useSelection(kind as unknown as EditKind<T, string>, things);
  const removed = useRemoved(restore, refresh, setSaid);
  const items = things.map((thing) => {
    const key = keyOf(thing);
    const to = `${home}/${key}${location.search}`;
    const removeIt = remove && (() => remove(thing));
    return { key, to, row: rowOf(thing), remove: removeIt, selection: selection.of(key) };
  });
  const found = items.filter(({ row }) => hasWords(row, q.trim()));
  return (
    <>
      {words.add !== undefined && <ButtonLink to={`${home}/${NEW}`}>{words.add}</ButtonLink>}
      <Said>{said}</Said>
      {(things.length > SEEN_AT_ONCE || q !== '') && (
        <SearchLine one={words.one} q={q} foundId={foundId} onSearch={search} />
      )}
      <div id={foundId}>
        {found.length === 0 ? (
          <NothingFound isEmpty={things.length === 0} words={words} />
        ) : (
          <EditList
            items={found}
            one={words.one}
            edited={before.edited}
            // Part of a list has no order of its own.
            reorder={found.length < items.length ? undefined : reorder}
            comesBack={restore !== undefined}
            refresh={refresh}
            onRemoved={(at, title) =>
              removed.tell(
                `${title} is removed.`,
                things.filter((each) => keyOf(each) === at),
              )
            }
            onSaid={setSaid}
          />
        )}
      </div>
      {selection.selected.length > 0 && (
        <SelectionBar
          {...selection}
          onDone={async (action, outcome) => {
            await refresh();
            selection.onClear();
            if (action === selection.removal) removed.tell(outcome.said, outcome.done);
            else setSaid(outcome.said);
          }}
        />
      )}
      {removed.note}
    </>
  );
}
