import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAnswer } from '../../lib/asking/use-answer.ts';
import { Failed } from '../asked.tsx';
import { ButtonLink } from '../button.ts';
import { PageHead } from '../page-head.tsx';
import { RouterLink } from '../router-link.tsx';
import { chakra } from '../ui.ts';
import { WaitingLines } from '../waiting-lines.tsx';
import { EditForm } from './edit-form.tsx';
import type { EditKind } from './edit-kind.ts';
import { EditList } from './edit-list.tsx';

/** The last part of the address of the form for something new. */
export const NEW = 'new';

interface EditScreenProps<T, F extends string> {
  readonly kind: EditKind<T, F>;
  /** The last part of the address: the key of a thing, `NEW`, or nothing for the list. */
  readonly item: string | undefined;
  /** The address of the list. */
  readonly home: string;
}

type Part<T, F extends string> = Omit<EditScreenProps<T, F>, 'item'> & {
  readonly things: readonly T[];
  readonly refresh: () => Promise<void>;
};

/** What was done on the page before, which this page tells. */
function saidBefore(state: unknown): string {
  const { said }: { said?: unknown } = Object(state);
  return typeof said === 'string' ? said : '';
}

function ListPart<T, F extends string>({ kind, things, home, refresh }: Part<T, F>) {
  const before = saidBefore(useLocation().state);
  const [said, setSaid] = useState(before);
  const { words, keyOf, rowOf, reorder, remove } = kind;
  return (
    <>
      <ButtonLink to={`${home}/${NEW}`}>{words.add}</ButtonLink>
      <chakra.p role="status" minHeight="2rem" paddingY={2} color="good" fontWeight={600}>
        {said}
      </chakra.p>
      {things.length === 0 ? (
        <chakra.p textStyle="lead" color="muted" borderTopWidth="1px" paddingTop={8}>
          {words.none}
        </chakra.p>
      ) : (
        <EditList
          items={things.map((thing) => ({
            key: keyOf(thing),
            row: rowOf(thing),
            to: `${home}/${keyOf(thing)}`,
            remove: remove && (() => remove(thing)),
          }))}
          one={words.one}
          reorder={reorder}
          refresh={refresh}
          onSaid={setSaid}
        />
      )}
    </>
  );
}

function FormPart<T, F extends string>({
  kind,
  things,
  thing,
  home,
  refresh,
}: Part<T, F> & { readonly thing: T | undefined }) {
  const navigate = useNavigate();
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
    list,
    words,
  } = kind;
  const [known] = useState(() => new Set(things.map(keyOf)));
  const reread = async () => {
    const now = thing && (await list()).find((each) => keyOf(each) === keyOf(thing));
    return now && { values: valuesOf(now), version: versionOf(now) };
  };
  const addedSince = async () =>
    (await list()).filter((each) => !known.has(keyOf(each))).map((each) => valuesOf(each));
  return (
    <>
      {thing && above?.(thing)}
      <EditForm
        groups={groups}
        begin={{ values: valuesOf(thing), version: thing ? versionOf(thing) : null }}
        schema={schema}
        toInput={toInput}
        save={save}
        reread={reread}
        addedSince={addedSince}
        asStored={asStored}
        fieldOf={fieldOf}
        below={below}
        onSaved={async () => {
          await refresh();
          await navigate(home, { state: { said: `The ${words.one} is saved.` } });
        }}
        onLeave={() => void navigate(home)}
      />
    </>
  );
}

/** The list of a kind of thing, or the form for one of them. */
export function EditScreen<T, F extends string>({ kind, item, home }: EditScreenProps<T, F>) {
  const { answer, failed, refresh, retry } = useAnswer(kind.list, {
    doing: `Reading the list '${kind.words.title}'`,
  });
  const { words, keyOf, rowOf } = kind;
  const thing = answer?.find((each) => keyOf(each) === item);
  const title = item === undefined ? words.title : thing ? rowOf(thing).title : words.add;
  return (
    <>
      {item !== undefined && (
        <RouterLink
          to={home}
          display="inline-flex"
          alignItems="center"
          minHeight="44px"
          color="muted"
          _hover={{ color: 'accent' }}
        >
          ← {words.title}
        </RouterLink>
      )}
      <PageHead title={title} {...(item === undefined ? { lead: words.lead } : {})} />
      {!answer && !failed && <WaitingLines label={`Loading: ${words.title}`} minHeight="40vh" />}
      {!answer && failed && <Failed onRetry={retry}>We could not load this list.</Failed>}
      {answer && item === undefined && <ListPart kind={kind} things={answer} home={home} refresh={refresh} />}
      {answer && item !== undefined && (thing || item === NEW) && (
        <FormPart key={item} kind={kind} things={answer} thing={thing} home={home} refresh={refresh} />
      )}
      {answer && item !== undefined && !thing && item !== NEW && (
        <p>There is no such {words.one}. A colleague may have removed it.</p>
      )}
    </>
  );
}
