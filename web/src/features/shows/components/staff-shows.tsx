import type { ShowView } from '@boma/domain/shows/shows.schema.ts';
import { Suspense, useEffect, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { lateDialog } from '../../../components/late-part.tsx';
import { chakra } from '../../../components/ui.ts';
import { logFailure } from '../../../lib/log.ts';
import { rereadSchedule, useSchedule } from '../api/schedule.ts';
import { useShowClock } from '../hooks/use-show-clock.ts';
import type { Choice } from '../plan-groups.ts';
import { ScheduleProblem } from './schedule-problem.tsx';
import { StaffShow } from './staff-show.tsx';

const PlanDialog = lateDialog(() => import('./plan-dialog.tsx'));

interface StaffShowsProps {
  readonly types: readonly Choice[];
  /** The cameras that can show one: open to everyone. */
  readonly cameras: readonly Choice[];
}

/** For staff: every planned and running show, and what can be done about it. */
export function StaffShows({ types, cameras }: StaffShowsProps) {
  const { value: shows, status } = useSchedule();
  const clock = useShowClock();
  const [edited, setEdited] = useState<ShowView | 'new'>();
  const [said, setSaid] = useState('');
  // The page's copy may come from a shared cache, which is some seconds old.
  useEffect(() => {
    rereadSchedule().catch((cause: unknown) => logFailure('Reading the schedule for staff', cause));
  }, []);
  const onDone = async (words: string) => {
    await rereadSchedule();
    setSaid(words);
  };
  return (
    <>
      <Button marginBottom={4} onClick={() => setEdited('new')}>
        Plan a show
      </Button>
      <chakra.p role="status" minHeight="2rem" color="good" fontWeight={600}>
        {said}
      </chakra.p>
      {!shows || !clock ? (
        <ScheduleProblem status={status} />
      ) : shows.length === 0 ? (
        <chakra.p textStyle="lead" color="muted" borderTopWidth="1px" paddingTop={8}>
          No show is planned.
        </chakra.p>
      ) : (
        <ul>
          {shows.map((show) => (
            <StaffShow key={show.id} show={show} clock={clock} onChange={setEdited} onDone={onDone} />
          ))}
        </ul>
      )}
      {edited !== undefined && (
        <Suspense fallback={null}>
          <PlanDialog
            show={edited === 'new' ? undefined : edited}
            shows={shows ?? []}
            types={types}
            cameras={cameras}
            onDone={async (words) => {
              await onDone(words);
              setEdited(undefined);
            }}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
