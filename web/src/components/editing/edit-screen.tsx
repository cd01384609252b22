import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAnswer } from '../../lib/asking/use-answer.ts';
import { useRefreshWhileSeen } from '../../lib/asking/use-refresh-while-seen.ts';
import { Failed } from '../asked.tsx';
import { useAskFirst } from '../form/use-ask-first.ts';
import { EmptyNote } from '../staff/empty-note.tsx';
import { StaffHead } from '../staff/staff-head.tsx';
import { WaitingLines } from '../waiting-lines.tsx';
import { EditForm } from './edit-form.tsx';
import { type EditKind, NEW } from './edit-kind.ts';
import { AddLink, type DoneBefore, ListPart, type ListPartProps } from './list-part.tsx';

interface EditScreenProps<T, F extends string> {
  readonly kind: EditKind<T, F>;
  /** The last part of the address: the key of a thing, `NEW`, or nothing for the list. */
  readonly item: string | undefined;
  /** The address of the list. */
  readonly home: string;
}

/** What is in the list besides the things of these keys, as the form shows it. */
async function addedBeside<T, F extends string>(
  known: ReadonlySet<string>,
  { list, whole, keyOf, valuesOf }: EditKind<T, F>,
) {
  const added = (await list()).filter((each) => !known.has(keyOf(each)));
  const read = await Promise.all(added.map(async (each) => whole?.(each) ?? [each]));
  return read.flatMap((found) => found.map((each) => valuesOf(each)));
}

function FormPart<T, F extends string>({
  kind,
  things,
  thing,
  home,
  refresh,
}: ListPartProps<T, F> & { readonly thing: T | undefined }) {
  const navigate = useNavigate();
  const list = { pathname: home, search: useLocation().search };
  const {
    valuesOf,
    versionOf,
    keyOf,
    groups,
    schema,
    toInput,
    save,
    fieldOf,
    asStored,
    above,
    below,
    words,
  } = kind;
  const { onGuard, askFirst } = useAskFirst();
  const [known] = useState(() => new Set(things.map(keyOf)));
  const reread = async () => {
    const now = thing && (await kind.list()).find((each) => keyOf(each) === keyOf(thing));
    return now && { values: valuesOf(now), version: versionOf(now) };
  };
  return (
    <>
      {thing && above?.(thing, refresh, askFirst)}
      <EditForm
        groups={groups}
        begin={{ values: valuesOf(thing), version: thing ? versionOf(thing) : null }}
        schema={schema}
        toInput={toInput}
        save={save}
        reread={reread}
        addedSince={() => addedBeside(known, kind)}
        asStored={asStored}
        fieldOf={fieldOf}
        below={below}
        onGuard={onGuard}
        onSaved={async (values) => {
          await refresh();
          const done: DoneBefore = {
            said: kind.savedWords?.(values) ?? `The ${words.one} is saved.`,
            ...(thing && { edited: keyOf(thing) }),
          };
          await navigate(list, { state: done });
        }}
        onLeave={() => void navigate(list)}
      />
    </>
  );
}

/** Milliseconds between two readings of a list that is seen. */
const READ_EVERY = 5000;

/** The list of a kind of thing, or the form for one of them. */
export function EditScreen<T, F extends string>({ kind, item, home }: EditScreenProps<T, F>) {
  const asked = useAnswer(kind.list, { doing: `Reading the list '${kind.words.title}'` });
  const { answer, failed, refresh, retry } = asked;
  const { search } = useLocation();
  const isList = item === undefined;
  useRefreshWhileSeen(asked, READ_EVERY, isList);
  const { words, within, keyOf, rowOf } = kind;
  const thing = answer?.find((each) => keyOf(each) === item);
  const isNew = item === NEW && words.add !== undefined;
  const title = thing ? rowOf(thing).title : isNew ? words.add : words.title;
  return (
    <>
      {isList && !answer && (
        <StaffHead
          title={title}
          lead={words.lead}
          back={within}
          said=""
          action={<AddLink text={words.add} home={home} />}
        />
      )}
      {!isList && <StaffHead title={title} back={{ to: home + search, text: words.title }} />}
      {!answer && !failed && <WaitingLines label={`Loading: ${words.title}`} minHeight="40vh" />}
      {answer && isList && <ListPart kind={kind} things={answer} home={home} refresh={refresh} />}
      {failed && (!answer || isList) && (
        <Failed onRetry={retry} overOlder={answer !== undefined}>
          We could not load this list.
        </Failed>
      )}
      {answer && item !== undefined && (thing || isNew) && (
        <FormPart key={item} kind={kind} things={answer} thing={thing} home={home} refresh={refresh} />
      )}
      {answer && item !== undefined && !thing && !isNew && (
        <EmptyNote>There is no such {words.one}. A colleague may have removed it.</EmptyNote>
      )}
    </>
  );
}
