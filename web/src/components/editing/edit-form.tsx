import { AppError } from '@boma/domain/errors.ts';
import { useEffect, useId, useState } from 'react';
import { FormEnd, FormFrame } from '../form/form-frame.tsx';
import type { Problems, Values } from '../form/problems.ts';
import { type Form, useForm } from '../form/use-form.ts';
import { chakra } from '../ui.ts';
import { ConflictNote } from './conflict-note.tsx';
import { EditFieldView } from './edit-field.tsx';
import type { Edited, EditGroup } from './edit-kind.ts';
import { refusedProblems } from './edit-problems.ts';
import { type ForeignChange, foreignChanges, mergeEdits } from './merge-edits.ts';

export interface EditFormProps<F extends string> {
  readonly groups: readonly EditGroup<F>[];
  /** What the form begins with. */
  readonly begin: Edited<F>;
  readonly check: (values: Values<F>) => Problems<F>;
  /** @throws AppError; `conflict` if a colleague has saved it since that version. */
  readonly save: (values: Values<F>, version: string | null) => Promise<void>;
  /** Reads what is stored now. Undefined: a colleague has removed it. */
  readonly reread: () => Promise<Edited<F> | undefined>;
  readonly fieldOf?: Readonly<Record<string, F>> | undefined;
  readonly onSaved: () => void | Promise<void>;
  readonly onLeave: () => void;
}

interface Conflict<F extends string> {
  readonly theirs: Edited<F>;
  readonly mine: Values<F>;
  readonly changes: readonly ForeignChange<F>[];
}

/** Thrown inside a save, so that the form stays unsent while staff decide. */
class ConflictShown extends Error {}

const GONE = 'A colleague has removed this. Leave the form to see the list.';

const group = {
  display: 'grid',
  gap: 1,
  columnGap: 5,
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '& > [data-wide]': { gridColumn: { sm: '1 / -1' } },
} as const;

function Group<F extends string>({
  group: { title, lead, fields },
  form,
  begin,
}: {
  readonly group: EditGroup<F>;
  readonly form: Form<F>;
  readonly begin: Edited<F>;
}) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} paddingY={6} borderTopWidth="1px">
      <chakra.h2 id={id} textStyle="section" marginBottom={lead === undefined ? 5 : 1}>
        {title}
      </chakra.h2>
      {lead !== undefined && (
        <chakra.p textStyle="small" color="muted" marginBottom={5} maxWidth="40rem">
          {lead}
        </chakra.p>
      )}
      <chakra.div css={group}>
        {fields.map((field) => (
          <div key={field.name} {...(field.kind === 'text' ? { 'data-wide': '' } : {})}>
            <EditFieldView
              field={field}
              state={form.field(field.name)}
              first={begin.values[field.name]}
              exists={begin.version !== null}
            />
          </div>
        ))}
      </chakra.div>
    </chakra.section>
  );
}

/** Writes values into the form's elements, as if staff had typed them: they are unsent. */
function typeInto<F extends string>(form: HTMLFormElement | null, values: Values<F>): void {
  for (const [name, value] of Object.entries<string>(values)) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === 'on';
    else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    )
      field.value = value;
  }
  form?.dispatchEvent(new Event('input', { bubbles: true }));
}

type RoundProps<F extends string> = EditFormProps<F> & {
  /** Typed in an earlier round. */
  readonly typed: Values<F> | undefined;
  readonly onConflict: (conflict: Conflict<F>) => void;
};

/** The form over one version of the thing. */
function Round<F extends string>(props: RoundProps<F>) {
  const { groups, begin, check, save, reread, fieldOf, typed, onConflict, onSaved, onLeave } = props;
  const fields = Object.keys(begin.values) as F[];
  /** Saves again if the colleague's change is in nothing that this form shows. */
  const settle = async (mine: Values<F>, cause: unknown) => {
    const isConflict = cause instanceof AppError && cause.code === 'conflict' && !cause.details.alert;
    if (!isConflict) throw cause;
    const theirs = await reread();
    if (!theirs) throw new AppError('conflict', { alert: GONE, cause });
    const changes = foreignChanges(begin.values, theirs.values, mine);
    if (changes.length === 0) return save(mine, theirs.version);
    onConflict({ theirs, mine, changes });
    throw new ConflictShown('A colleague has changed this.');
  };
  const form = useForm<F>({
    fields,
    check,
    send: async (values) => {
      await save(values, begin.version).catch((cause: unknown) => settle(values, cause));
      await onSaved();
    },
    problemsOf: (cause) =>
      cause instanceof ConflictShown ? {} : refusedProblems(cause, { fields, fieldOf }),
    doing: 'Saving an edit of staff',
  });
  const { element } = form;
  useEffect(() => {
    if (typed) typeInto(element.current, typed);
  }, [element, typed]);
  return (
    <FormFrame form={form} guarded>
      {groups.map((each) => (
        <Group key={each.title} group={each} form={form} begin={begin} />
      ))}
      <chakra.div paddingTop={4} borderTopWidth="1px">
        <FormEnd form={form} text="Save" busyText="Saving" leaveText="Back to the list" onLeave={onLeave} />
      </chakra.div>
    </FormFrame>
  );
}

/**
 * A form that edits one thing. It says which version it began with; if a colleague has saved another one since, staff see
 * what has changed and choose how to go on.
 */
export function EditForm<F extends string>(props: EditFormProps<F>) {
  const [round, setRound] = useState<{
    readonly number: number;
    readonly begin: Edited<F>;
    readonly typed?: Values<F>;
  }>({ number: 1, begin: props.begin });
  const [conflict, setConflict] = useState<Conflict<F>>();
  const goOn = (begin: Edited<F>, typed?: Values<F>) => {
    setRound({ number: round.number + 1, begin, ...(typed && { typed }) });
    setConflict(undefined);
  };
  return (
    <>
      {conflict && (
        <ConflictNote
          changes={conflict.changes}
          fields={props.groups.flatMap(({ fields }) => fields)}
          onKeep={() =>
            goOn(conflict.theirs, mergeEdits(round.begin.values, conflict.theirs.values, conflict.mine))
          }
          onDrop={() => goOn(conflict.theirs)}
        />
      )}
      <div hidden={conflict !== undefined}>
        <Round
          key={round.number}
          {...props}
          begin={round.begin}
          typed={round.typed}
          onConflict={setConflict}
        />
      </div>
    </>
  );
}
