import { useId, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { ButtonLink } from '../button.ts';
import { TextField } from '../form/text-field.tsx';
import { chakra } from '../ui.ts';
import { type EditKind, type EditRow, NEW } from './edit-kind.ts';
import { EditList } from './edit-list.tsx';

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
    search: (q: string) => setParams(q === '' ? {} : { q }, { replace: true, state }),
  };
}

/** The list of a kind of thing, with a search where it is long. */
export function ListPart<T, F extends string>({ kind, things, home, refresh }: ListPartProps<T, F>) {
  const location = useLocation();
  const before = doneBefore(location.state);
  const [said = before.said, setSaid] = useState<string>();
  const { q, search } = useSearched();
  const foundId = useId();
  const { words, keyOf, rowOf, reorder, remove } = kind;
  const items = things.map((thing) => ({
    key: keyOf(thing),
    row: rowOf(thing),
    to: `${home}/${keyOf(thing)}${location.search}`,
    remove: remove && (() => remove(thing)),
  }));
  const found = items.filter(({ row }) => hasWords(row, q.trim()));
  return (
    <>
      <ButtonLink to={`${home}/${NEW}`}>{words.add}</ButtonLink>
      <chakra.p role="status" minHeight="2rem" paddingY={2} color="good" fontWeight={600}>
        {said}
      </chakra.p>
      {(things.length > SEEN_AT_ONCE || q !== '') && (
        <chakra.search display="block" maxWidth="24rem">
          <TextField
            label={`Find a ${words.one}`}
            problem={undefined}
            type="search"
            autoComplete="off"
            value={q}
            aria-controls={foundId}
            onChange={({ target }) => search(target.value)}
          />
        </chakra.search>
      )}
      <div id={foundId}>
        {found.length === 0 ? (
          <chakra.p textStyle="lead" color="muted" borderTopWidth="1px" paddingTop={8}>
            {things.length === 0 ? words.none : `No ${words.one} in this list has these words.`}
          </chakra.p>
        ) : (
          <EditList
            items={found}
            one={words.one}
            edited={before.edited}
            // Part of a list has no order of its own.
            reorder={found.length < items.length ? undefined : reorder}
            refresh={refresh}
            onSaid={setSaid}
          />
        )}
      </div>
    </>
  );
}
