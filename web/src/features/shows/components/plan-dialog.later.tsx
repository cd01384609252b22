import { AppError } from '@boma/domain/errors.ts';
import { planShowInput, type ShowView } from '@boma/domain/shows/shows.schema.ts';
import { useMemo, useRef, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { EditForm } from '../../../components/editing/edit-form.tsx';
import type { Edited } from '../../../components/editing/edit-kind.ts';
import type { Choice } from '../../../components/form/choice-field.tsx';
import { useAskFirst } from '../../../components/form/use-ask-first.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { rereadSchedule } from '../api/schedule.ts';
import { changeShow, planShow } from '../api/show-calls.ts';
import {
  asStoredPlan,
  fieldsOf,
  type PlanField,
  type PlanValues,
  planFieldOf,
  toPlan,
} from '../plan-fields.ts';
import { planGroups } from '../plan-groups.ts';

interface PlanDialogProps {
  /** Absent: a new show. */
  readonly show: ShowView | undefined;
  /** The show that a new one repeats, at its new time. */
  readonly like?: ShowView | undefined;
  /** All shows as staff saw them when the dialog opened. */
  readonly shows: readonly ShowView[];
  readonly types: readonly Choice[];
  readonly cameras: readonly Choice[];
  readonly onDone: (words: string) => Promise<void>;
  readonly onClose: () => void;
}

const CANCELLED = 'A colleague has cancelled this show.';
const OVER = 'A colleague has taken this show off the air.';

const editedOf = (show: ShowView): Edited<PlanField> => ({
  values: fieldsOf(show, '', 0),
  version: String(show.sequence),
});

const newFields = (types: readonly Choice[]) => fieldsOf(undefined, types[0]?.value ?? '', serverNow());

/** The show as it is stored now. @throws AppError `conflict` if it cannot be changed any more. */
async function readShow(id: number): Promise<Edited<PlanField>> {
  const { schedule } = await rereadSchedule();
  const now = schedule.find((each) => each.id === id);
  if (!now) throw new AppError('conflict', { alert: OVER });
  if (now.cancelled) throw new AppError('conflict', { alert: CANCELLED });
  return editedOf(now);
}

/** For staff: plans a show, or changes one that is planned or on the air. */
export default function PlanDialog(props: PlanDialogProps) {
  const { show, like, shows, types, cameras, onDone, onClose } = props;
  const [opened] = useState(() => ({
    begin: show ? editedOf(show) : { values: like ? fieldsOf(like, '', 0) : newFields(types), version: null },
    known: new Set(shows.map(({ id }) => id)),
  }));
  const { begin, known } = opened;
  const onAir = show?.on_air ?? false;
  const groups = useMemo(() => planGroups({ types, cameras }, { onAir }), [types, cameras, onAir]);
  /** With the fields that a show on the air does not have. */
  const whole = (values: PlanValues): PlanValues =>
    onAir ? { ...values, type: begin.values.type, when: begin.values.when } : values;
  const planOf = (values: PlanValues) => toPlan(whole(values));
  const { onGuard, askFirst } = useAskFirst();
  const said = useRef('');
  return (
    <Dialog
      title={show ? `Change '${show.title}'` : like ? `Plan '${like.title}' again` : 'Plan a show'}
      open
      onClose={() => askFirst(onClose)}
      staysOpen
    >
      <EditForm
        groups={groups}
        begin={begin}
        schema={planShowInput}
        toInput={planOf}
        save={async (values, version) => {
          const plan = planOf(values);
          said.current = show ? `'${plan.title}' is changed.` : `'${plan.title}' is planned.`;
          if (show) await changeShow({ ...plan, id: show.id, sequence: Number(version) });
          else await planShow({ ...plan, ...(like && { like: like.id }) });
        }}
        reread={async () => (show ? readShow(show.id) : undefined)}
        addedSince={async () => {
          const { schedule } = await rereadSchedule();
          return schedule.filter(({ id }) => !known.has(id)).map((each) => fieldsOf(each, '', 0));
        }}
        asStored={(values) => asStoredPlan(whole(values))}
        fieldOf={planFieldOf}
        text={show ? 'Save' : 'Plan it'}
        leaveText="Leave it"
        onGuard={onGuard}
        onSaved={() => onDone(said.current)}
        onLeave={onClose}
      />
    </Dialog>
  );
}
