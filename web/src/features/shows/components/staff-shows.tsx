import { againAt } from '@boma/domain/shows/overlap.policy.ts';
import type { ShowView } from '@boma/domain/shows/shows.schema.ts';
import { Suspense, useEffect, useState } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { Button } from '../../../components/button.ts';
import type { Choice } from '../../../components/form/choice-field.tsx';
import { lateDialog } from '../../../components/late-part.tsx';
import { EmptyNote } from '../../../components/staff/empty-note.tsx';
import { StaffHead } from '../../../components/staff/staff-head.tsx';
import { StaffList } from '../../../components/staff/staff-list.tsx';
import { logFailure } from '../../../lib/log.ts';
import { rereadSchedule } from '../api/schedule.ts';
import { useAskedShows } from '../hooks/use-asked-shows.ts';
import type { ShowClock } from '../hooks/use-show-clock.ts';
import { StaffShow } from './staff-show.tsx';

const PlanDialog = lateDialog(() => import('./plan-dialog.later.tsx'));

interface StaffShowsProps {
  /** What the page is for. */
  readonly lead: string;
  readonly types: readonly Choice[];
  /** The cameras that can show one: open to everyone. */
  readonly cameras: readonly Choice[];
}

/** The form that is open: for a show that changes, or for a new one, which may repeat another at a new time. */
interface Opened {
  readonly show?: ShowView;
  readonly like?: ShowView;
}

interface RowsProps {
  readonly shows: readonly ShowView[];
  readonly cameras: readonly Choice[];
  readonly clock: ShowClock;
  readonly open: (form: Opened) => void;
  readonly onDone: (words: string) => Promise<void>;
}

function Rows({ shows, cameras, clock, open, onDone }: RowsProps) {
  if (shows.length === 0) return <EmptyNote>No show is planned.</EmptyNote>;
  return (
    <StaffList>
      {shows.map((each) => (
        <StaffShow
          key={each.id}
          show={each}
          shows={shows}
          cameras={cameras}
          clock={clock}
          onChange={(show) => open({ show })}
          onAgain={(show) => open({ like: { ...show, show_ts: againAt(show, clock.now) } })}
          onDone={onDone}
        />
      ))}
    </StaffList>
  );
}

/** What was done is done where only the reading after it fails: the page catches up when `live/site` tells it to. */
const reread = () =>
  rereadSchedule().catch((cause: unknown) => logFailure('Reading the schedule for staff', cause));

/** For staff: every planned and running show, and what can be done about it. */
export function StaffShows({ lead, types, cameras }: StaffShowsProps) {
  const asked = useAskedShows();
  const [opened, open] = useState<Opened>();
  const [said, setSaid] = useState('');
  // The page's copy may come from a shared cache, which is some seconds old.
  useEffect(() => void reread(), []);
  const onDone = async (words: string) => {
    await reread();
    setSaid(words);
  };
  return (
    <>
      <StaffHead
        title="Plan shows"
        lead={lead}
        said={said}
        action={<Button onClick={() => open({})}>Plan a show</Button>}
      />
      <Asked what="the shows" of={asked} minHeight="100vh">
        {(known) => <Rows {...known} cameras={cameras} open={open} onDone={onDone} />}
      </Asked>
      {opened && (
        <Suspense fallback={null}>
          <PlanDialog
            show={opened.show}
            like={opened.like}
            shows={asked.answer?.shows ?? []}
            types={types}
            cameras={cameras}
            onDone={async (words) => {
              await onDone(words);
              open(undefined);
            }}
            onClose={() => open(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
