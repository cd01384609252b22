import { may } from '@boma/domain/access/access.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { LogbookFilter, LogbookPage, Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { type RefCallback, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { Button } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { useKeptFocus } from '../../../components/queue/use-kept-focus.ts';
import { chakra } from '../../../components/ui.ts';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { WaitingShape } from '../../../components/waiting-shape.tsx';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import type { PublishedList } from '../../../lib/firebase/published.ts';
import { lazyListener } from '../../../lib/lazy-listener.ts';
import { logFailure } from '../../../lib/log.ts';
import { whileSeen } from '../../../lib/while-seen.ts';
import { useStoredUser } from '../../../session/session.ts';
import { listSightings } from '../api/sighting-calls.ts';
import { byDay, withLive } from '../logbook-filter.ts';
import { LogbookEntry } from './logbook-entry.tsx';

const listen = lazyListener(
  async () => (await import('../api/published-sightings.later.ts')).publishedSightings.listen,
);

/** The newest sightings as they come in. Undefined until the listener has answered; without it the list still stands. */
function useNewest(): PublishedList<Sighting> | undefined {
  const [live, setLive] = useState<PublishedList<Sighting>>();
  useEffect(() => {
    const failed = (cause: unknown) => logFailure('Listening to sightings', cause);
    return whileSeen(() => listen({ heard: setLive, failed }));
  }, []);
  return live;
}

/** An address that was edited may name an animal or a day that there is not: nothing is written down for it. */
function noneIfUnknown(cause: unknown): LogbookPage {
  if (cause instanceof AppError && cause.code === 'invalid-input') return { sightings: [], next: null };
  throw cause;
}

/** The logbook by a filter: its pages as far as they were asked for, and what has come since. */
function useLogbook({ camera, species, day }: LogbookFilter) {
  const filter = useMemo<LogbookFilter>(() => ({ camera, species, day }), [camera, species, day]);
  const first = useCallback(() => listSightings(filter).catch(noneIfUnknown), [filter]);
  const words = { doing: 'Reading the logbook' };
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
    { doing: 'Reading more of the logbook', problemOf: () => 'That could not be loaded. Please try again.' },
  );
  const sightings = useMemo(() => {
    if (!answer) return undefined;
    const listed = [...answer.sightings, ...(later?.sightings ?? [])];
    return withLive(listed, live, filter).filter(({ id }) => !removed.has(id));
  }, [answer, later, live, filter, removed]);
  const remove = (id: string) => setRemoved((before) => new Set(before).add(id));
  return { sightings, failed, retry, hasMore: Boolean(next), busy, problem, more: run, remove };
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** 'Thursday, Mar 5, 2026' of a day at camp. The day has no zone, so it is written as in UTC. */
const dayWords = (day: string) => dayFormat.format(Date.parse(`${day}T00:00:00Z`));

/** As many columns as fit. Each entry has a line above it. */
const entries = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))',
  columnGap: 10,
} as const;

/** Keeps the place of the entries until they are there. */
export const LogbookRoom = () => (
  <WaitingLines label="Loading the logbook" minHeight="100vh">
    <WaitingShape shape="rows" count={12} css={entries} />
  </WaitingLines>
);

interface LogbookListProps {
  readonly filter: LogbookFilter;
  readonly nameOf: (slug: string) => string;
}

interface DaysProps extends Pick<LogbookListProps, 'nameOf'> {
  readonly sightings: readonly Sighting[];
  /** Absent for those who may not remove a sighting. */
  readonly onRemoved: ((id: string) => void) | undefined;
  /** For what takes a lost focus: the heading of the first day, or the words that there is none. */
  readonly place: RefCallback<HTMLElement>;
}

function Days({ sightings, nameOf, onRemoved, place }: DaysProps) {
  if (sightings.length === 0)
    return (
      <chakra.p ref={place} tabIndex={-1} textStyle="lead" color="muted" borderTopWidth="1px" paddingTop={8}>
        Nothing is written down for this. The animals keep their own hours.
      </chakra.p>
    );
  return byDay(sightings).map(([day, seen], at) => (
    <chakra.section key={day} aria-labelledby={`day-${day}`} marginBottom={8}>
      <chakra.h2
        ref={at === 0 ? place : undefined}
        id={`day-${day}`}
        tabIndex={-1}
        textStyle="section"
        marginBottom={3}
      >
        {dayWords(day)}
      </chakra.h2>
      <chakra.ul css={entries}>
        {seen.map((sighting) => (
          <LogbookEntry
            key={sighting.id}
            sighting={sighting}
            camera={nameOf(sighting.stream.slug)}
            onRemoved={onRemoved}
          />
        ))}
      </chakra.ul>
    </chakra.section>
  ));
}

/** The sightings that a filter lets through, by day, the newest first. */
export function LogbookList({ filter, nameOf }: LogbookListProps) {
  const { sightings, failed, retry, hasMore, busy, problem, more, remove } = useLogbook(filter);
  const mayRemove = may(useStoredUser(), 'sighting.remove');
  const place = useRef<HTMLElement>(null);
  const focus = useKeptFocus(place);
  return (
    <Asked what="the logbook" of={{ answer: sightings, failed, retry }} room={<LogbookRoom />}>
      {(known) => (
        <>
          <div {...focus}>
            <Days
              sightings={known}
              nameOf={nameOf}
              onRemoved={mayRemove ? remove : undefined}
              place={(element) => {
                place.current = element;
              }}
            />
          </div>
          {hasMore && known.length > 0 && (
            <Button look="quiet" aria-disabled={busy} onClick={() => void more()}>
              {busy ? 'One moment' : 'Show older sightings'}
            </Button>
          )}
          <Problem>{problem}</Problem>
        </>
      )}
    </Asked>
  );
}
