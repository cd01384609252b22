import { type ReactNode, type RefObject, useCallback, useEffect, useId, useState } from 'react';
import { FormEnd, FormFrame } from '../form/form-frame.tsx';
import type { AskFirst, OnGuard } from '../form/leave-guard.tsx';
import type { Values } from '../form/problems.ts';
import { BY_PAGE, typeInto } from '../form/type-into.ts';
import { useAskFirst } from '../form/use-ask-first.ts';
import { type Form, type FormOptions, useForm } from '../form/use-form.ts';
import { chakra } from '../ui.ts';
import { ConflictNote } from './conflict-note.tsx';
import { EditFieldView } from './edit-field.tsx';
import type { Edited, EditField, EditGroup, ShownForm } from './edit-kind.ts';
import { refusedProblems } from './edit-problems.ts';
import { mergeEdits } from './merge-edits.ts';
import { type Conflict, ConflictShown, type Saving, useSaving } from './use-saving.ts';

/** Types values into the form, and saves all that it shows. */
function saveWith<F extends string>(
  form: RefObject<HTMLFormElement | null>,
  values: Partial<Values<F>>,
): void {
  typeInto(form.current, values);
  form.current?.requestSubmit();
}

/** Lets fields follow the fields that they depend on. Returns a function that ends this. */
function followFields<F extends string>(
  form: HTMLFormElement | null,
  fields: readonly EditField<F>[],
): () => void {
  const onInput = (event: Event) => {
    if (event instanceof InputEvent && event.inputType === BY_PAGE) return;
    const { target } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    for (const { name, follows } of fields)
      if (follows?.field === target.name)
        typeInto(form, { [name]: follows.value(target.value) } as Partial<Values<F>>);
  };
  form?.addEventListener('input', onInput);
  return () => form?.removeEventListener('input', onInput);
}

export interface EditFormProps<F extends string>
  extends Saving<F>,
    Pick<FormOptions<F, unknown>, 'schema' | 'toInput' | 'fieldOf'> {
  readonly groups: readonly EditGroup<F>[];
  /** What the form begins with. */
  readonly begin: Edited<F>;
  /** As `EditKind.below`. */
  readonly below?: ((form: ShownForm<F>) => ReactNode) | undefined;
  /** Names the form where no heading does. */
  readonly label?: string;
  /** The button's text: 'Save' if nothing else is said. */
  readonly text?: string;
  /** The page has a gold button of its own. */
  readonly quiet?: boolean;
  readonly onSaved: (values: Values<F>) => void | Promise<void>;
  /** Absent: there is nowhere to leave to. */
  readonly onLeave?: (() => void) | undefined;
  readonly leaveText?: string;
  /** Gets the question before unsent input is lost, for what closes around the form. The same function each time. */
  readonly onGuard?: OnGuard | undefined;
}

const group = {
  display: 'grid',
  gap: 1,
  columnGap: 5,
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '& > [data-wide]': { gridColumn: { sm: '1 / -1' } },
  // What takes the focus is not under the end of the form.
  '& :is(input, textarea, select)': { scrollMarginBottom: '6rem' },
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
    <chakra.section
      {...(title !== undefined && { 'aria-labelledby': id, paddingY: 6, borderTopWidth: '1px' })}
    >
      {title !== undefined && (
        <chakra.h2 id={id} textStyle="section" marginBottom={lead === undefined ? 5 : 1}>
          {title}
        </chakra.h2>
      )}
      {lead !== undefined && (
        <chakra.p textStyle="small" color="muted" marginBottom={5} maxWidth="40rem">
          {lead}
        </chakra.p>
      )}
      <chakra.div css={group}>
        {fields.map((field) => (
          <div
            key={field.name}
            hidden={field.kind === 'hidden'}
            {...(field.kind === 'text' || field.kind === 'picture' ? { 'data-wide': '' } : {})}
          >
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

/** However long the form is, its end stays at the bottom of the window. */
const endInSight = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  paddingY: 3,
  borderTopWidth: '1px',
  background: 'ground',
  '[role=dialog] &': { background: 'surface' },
} as const;

type RoundProps<F extends string> = EditFormProps<F> & {
  /** Typed in an earlier round, and sent again at once. */
  readonly typed: Values<F> | undefined;
  readonly onConflict: (conflict: Conflict<F>) => void;
};

/** The form over one version of the thing. */
function Round<F extends string>(props: RoundProps<F>) {
  const { groups, begin, schema, toInput, fieldOf, typed, onConflict, onSaved, onLeave, onGuard } = props;
  const { label, text = 'Save' } = props;
  const fields = Object.keys(begin.values) as F[];
  const save = useSaving(begin, props, onConflict);
  const { onGuard: hold, askFirst } = useAskFirst();
  const keepAsk = useCallback(
    (next: AskFirst | undefined) => {
      hold(next);
      onGuard?.(next);
    },
    [hold, onGuard],
  );
  const form = useForm({
    fields,
    schema,
    toInput,
    fieldOf,
    send: async (_, values) => {
      await save(values);
      await onSaved(values);
    },
    problemsOf: (cause) =>
      cause instanceof ConflictShown ? {} : refusedProblems(cause, { fields, fieldOf }),
    doing: 'Saving an edit of staff',
  });
  const { element } = form;
  useEffect(
    () =>
      followFields(
        element.current,
        groups.flatMap((each) => each.fields),
      ),
    [element, groups],
  );
  useEffect(() => {
    if (typed) saveWith(element, typed);
  }, [element, typed]);
  return (
    <FormFrame form={form} guarded onGuard={keepAsk} {...(label !== undefined && { label })}>
      {groups.map((each, index) => (
        <Group key={each.title ?? index} group={each} form={form} begin={begin} />
      ))}
      {props.below?.({ read: form.read, saveWith: (values) => saveWith(element, values) })}
      <chakra.div css={onLeave ? endInSight : { paddingTop: 4 }}>
        <FormEnd
          form={form}
          text={text}
          quiet={props.quiet}
          busyText={text === 'Save' ? 'Saving' : 'One moment'}
          leaveText={props.leaveText ?? 'Back to the list'}
          onLeave={onLeave && (() => askFirst(onLeave))}
        />
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
          by={conflict.by}
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
