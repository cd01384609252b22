import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { momentWords } from '../../lib/moments.ts';
import { ButtonLink } from '../button.ts';
import { useKeptFocus } from '../queue/use-kept-focus.ts';
import { EmptyNote } from '../staff/empty-note.tsx';
import { StaffHead } from '../staff/staff-head.tsx';
import { SearchBox } from '../staff/toolbar.tsx';
import { chakra } from '../ui.ts';
import { type EditKind, type EditRow, NEW } from './edit-kind.ts';
import { EditList } from './edit-list.tsx';
import type { ListItem } from './edit-row.tsx';
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
function hasWords({ title, note, badge, at }: EditRow, typed: string): boolean {
  const text = [title, typeof note === 'string' ? note : '', badge?.text, at && momentWords(at)]
    .join(' ')
    .toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/**
 * What is searched, kept in the address under this name. The address follows later than the letters, and a letter that is typed
 * meanwhile must stay: only a change of the address that was not typed here is shown.
 */
function useSearched(name: string) {
  const [params, setParams] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const addressed = params.get(name) ?? '';
  const [typed, setTyped] = useState(addressed);
  // What the address has said and will say until it has caught up.
  const expected = useRef<readonly string[]>([]);
  useEffect(() => {
    if (typed === addressed) expected.current = [];
    else if (!expected.current.includes(addressed)) setTyped(addressed);
  }, [addressed, typed]);
  return {
    q: typed,
    search: (q: string) => {
      expected.current = [...expected.current, addressed, q];
      setTyped(q);
      const next = new URLSearchParams(params);
      if (q === '') next.delete(name);
      else next.set(name, q);
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

/** 'a camera', 'an animal' */
const oneOf = (one: string) => (/^[aeiou]/.test(one) ? `an ${one}` : `a ${one}`);

/** The gold button of the list. */
export function AddLink({ text, home }: { readonly text: string | undefined; readonly home: string }) {
  return text === undefined ? null : <ButtonLink to={`${home}/${NEW}`}>{text}</ButtonLink>;
}

interface ListHeadProps<T> {
  readonly kind: EditKind<T, string>;
  readonly home: string;
  readonly said: string;
  /** Of the list that is searched. */
  readonly foundId: string;
  /** Absent: the list is too short to be searched. */
  readonly search: ReturnType<typeof useSearched> | undefined;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

function ListHead<T>({ kind: { words, within }, home, said, foundId, search, headingRef }: ListHeadProps<T>) {
  return (
    <StaffHead
      headingRef={headingRef}
      title={words.title}
      lead={words.lead}
      back={within}
      said={said}
      tools={
        search && (
          <SearchBox
            label={`Find ${oneOf(words.one)}`}
            value={search.q}
            aria-controls={foundId}
            onChange={({ target }) => search.search(target.value)}
          />
        )
      }
      action={<AddLink text={words.add} home={home} />}
    />
  );
}

interface ItemFrame<T, F extends string> extends Pick<ListPartProps<T, F>, 'kind' | 'home'> {
  /** The second part of the page's address. */
  readonly search: string;
  readonly selection: Pick<ReturnType<typeof useSelection<T>>, 'of'>;
}

function itemOf<T, F extends string>(
  thing: T,
  { kind: { keyOf, rowOf, remove, many = [] }, home, search, selection }: ItemFrame<T, F>,
): ListItem {
  const key = keyOf(thing);
  return {
    key,
    to: `${home}/${key}${search}`,
    row: rowOf(thing),
    acts: many
      .filter(({ fits }) => fits?.(thing) ?? true)
      .map(({ text, done, act }) => ({ text, done, act: () => act(thing) })),
    remove: remove && (() => remove(thing)),
    selection: selection.of(key),
  };
}

/** The list of a kind of thing, with a search where it is long. */
export function ListPart<T, F extends string>({ kind, things, home, refresh }: ListPartProps<T, F>) {
  const location = useLocation();
  const before = doneBefore(location.state);
  const [said = before.said, setSaid] = useState<string>();
  const foundId = useId();
  const { words, keyOf, reorder, restore } = kind;
  // The address keeps what is searched in the list around this one.
  const searched = useSearched(kind.within ? 'find' : 'q');
  const selection = useSelection(kind as unknown as EditKind<T, string>, things);
  const removed = useRemoved(restore, refresh, setSaid);
  const items = things.map((thing) => itemOf(thing, { kind, home, search: location.search, selection }));
  const thingsAt = (at: string) => things.filter((each) => keyOf(each) === at);
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useKeptFocus(heading);
  const found = items.filter(({ row }) => hasWords(row, searched.q.trim()));
  return (
    <chakra.div display="contents" {...focus}>
      <ListHead
        headingRef={heading}
        kind={kind as unknown as EditKind<T, string>}
        home={home}
        said={said}
        foundId={foundId}
        search={things.length > SEEN_AT_ONCE || searched.q !== '' ? searched : undefined}
      />
      <div id={foundId}>
        {found.length === 0 ? (
          <EmptyNote>
            {things.length === 0 ? words.none : `No ${words.one} in this list has these words.`}
          </EmptyNote>
        ) : (
          <EditList
            items={found}
            one={words.one}
            edited={before.edited}
            // Part of a list has no order of its own.
            reorder={found.length < items.length ? undefined : reorder}
            comesBack={restore !== undefined}
            refresh={refresh}
            onRemoved={(at, title) => removed.tell(`${title} is removed.`, thingsAt(at))}
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
            if (action === selection.removal && outcome.done.length > 0)
              removed.tell(outcome.said, outcome.done);
            else setSaid(outcome.said);
          }}
        />
      )}
      {removed.note}
    </chakra.div>
  );
}
