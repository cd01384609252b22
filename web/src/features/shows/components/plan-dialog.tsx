import { SHOW_SUB_TITLE_MAX, SHOW_TITLE_MAX } from '@boma/domain/shows/shows.constants.ts';
import type { ShowView } from '@boma/domain/shows/shows.schema.ts';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { FormEnd, FormFrame } from '../../../components/form/form-frame.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { type Form, useForm } from '../../../components/form/use-form.ts';
import { chakra } from '../../../components/ui.ts';
import { changeShow, planShow } from '../api/show-calls.ts';
import {
  AT_YOUTUBE,
  fieldsOf,
  type PlanField,
  type PlanValues,
  planFields,
  planProblems,
  toPlan,
} from '../plan-fields.ts';
import { planRefusal } from '../staff-words.ts';

export interface Choice {
  readonly value: string;
  readonly text: string;
}

interface PlanDialogProps {
  /** Absent: a new show. */
  readonly show: ShowView | undefined;
  readonly types: readonly Choice[];
  readonly cameras: readonly Choice[];
  readonly onDone: (words: string) => Promise<void>;
  readonly onClose: () => void;
}

const two = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;

interface FieldsProps {
  readonly form: Form<PlanField>;
  readonly first: PlanValues;
  readonly types: readonly Choice[];
}

function AboutFields({ form, first, types }: FieldsProps) {
  return (
    <>
      <SelectField {...form.field('type')} label="Kind of show" options={types} defaultValue={first.type} />
      <TextField
        {...form.field('title')}
        label="Title"
        defaultValue={first.title}
        maxLength={SHOW_TITLE_MAX}
        autoComplete="off"
      />
      <TextField
        {...form.field('sub_title')}
        label="What it is about"
        defaultValue={first.sub_title}
        maxLength={SHOW_SUB_TITLE_MAX}
        autoComplete="off"
      />
      <chakra.div css={two}>
        <TextField
          {...form.field('when')}
          label="Begins"
          hint="In camp time"
          type="datetime-local"
          defaultValue={first.when}
        />
        <TextField
          {...form.field('minutes')}
          label="Minutes"
          type="number"
          inputMode="numeric"
          defaultValue={first.minutes}
        />
      </chakra.div>
    </>
  );
}

function PlaceFields({
  form,
  first,
  cameras,
}: Omit<FieldsProps, 'types'> & Pick<PlanDialogProps, 'cameras'>) {
  const [where, setWhere] = useState(first.where);
  const places = [
    { value: '', text: 'Decide later' },
    ...cameras,
    { value: AT_YOUTUBE, text: 'A video at YouTube' },
  ];
  return (
    <>
      <SelectField
        {...form.field('where')}
        label="Where it is seen"
        options={places}
        defaultValue={first.where}
        onChange={(event) => setWhere(event.currentTarget.value)}
      />
      {where === AT_YOUTUBE && (
        <TextField
          {...form.field('youtube_id')}
          label="Id of the video"
          defaultValue={first.youtube_id}
          autoComplete="off"
        />
      )}
    </>
  );
}

/** For staff: plans a show, or changes a planned one. */
export default function PlanDialog({ show, types, cameras, onDone, onClose }: PlanDialogProps) {
  const [first] = useState(() => fieldsOf(show, types[0]?.value ?? '', Date.now()));
  const form = useForm({
    fields: planFields,
    check: planProblems,
    send: async (values) => {
      const plan = toPlan(values, show?.cover_clean ?? '');
      const { title } = show
        ? await changeShow({ ...plan, id: show.id, sequence: show.sequence })
        : await planShow(plan);
      await onDone(show ? `'${title}' is changed.` : `'${title}' is planned.`);
    },
    problemsOf: planRefusal,
    doing: 'Planning a show',
  });
  return (
    <Dialog title={show ? `Change '${show.title}'` : 'Plan a show'} open onClose={onClose}>
      <FormFrame form={form}>
        <chakra.div display="grid" gap={1}>
          <AboutFields form={form} first={first} types={types} />
          <PlaceFields form={form} first={first} cameras={cameras} />
          <FormEnd
            form={form}
            text={show ? 'Save' : 'Plan it'}
            busyText="One moment"
            leaveText="Leave it"
            onLeave={onClose}
          />
        </chakra.div>
      </FormFrame>
    </Dialog>
  );
}
