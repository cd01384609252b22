import type { LogbookFilter, LogbookPage, Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { logFailure } from '../../../lib/log.ts';
import { listSightings } from '../api/sighting-calls.ts';
import { withLive } from '../logbook-list.ts';

/** The newest sightings as they come in. Undefined until the listener has answered; without it the list still stands. */
function useNewest(): readonly Sighting[] | undefined {
  const [live, setLive] = useState<readonly Sighting[]>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const failed = (cause: unknown) => logFailure('Listening to sightings', cause);
    import('../api/listen-to-sightings.ts')
      .then(({ listenToSightings }) => listenToSightings(setLive, failed))
      .then((end) => {
        if (isGone) end();
        else stop = end;
      }, failed);
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return live;
}

/** The logbook by a filter: its pages as far as they were asked for, and what has come since. */
export function useLogbook({ camera, species, day }: LogbookFilter) {
  const filter = useMemo<LogbookFilter>(() => ({ camera, species, day }), [camera, species, day]);
  const first = useCallback(() => listSightings(filter), [filter]);
  const words = { doing: 'Reading the logbook', problemOf: () => true as const };
  const { answer, failed, retry } = useAnswer(first, words);
  const [later, setLater] = useState<LogbookPage>();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const live = useNewest();
  const next = later ? later.next : answer?.next;
  const { busy, problem, run } = useAction(
    async () => {
      const page = await listSightings({ ...filter, before: next ?? undefined });
      setLater((before) => ({ ...page, sightings: [...(before?.sightings ?? []), ...page.sightings] }));
    },
    { doing: 'Reading more of the logbook', problemOf: () => 'That did not come through. Please try again.' },
  );
  const sightings = useMemo(() => {
    if (!answer) return undefined;
    const listed = [...answer.sightings, ...(later?.sightings ?? [])];
    return withLive(listed, live, filter).filter(({ id }) => !removed.has(id));
  }, [answer, later, live, filter, removed]);
  const remove = (id: string) => setRemoved((before) => new Set(before).add(id));
  return { sightings, failed, retry, hasMore: Boolean(next), busy, problem, more: run, remove };
}
