import { may } from '@boma/domain/access/access.ts';
import type { LogbookFilter } from '@boma/domain/sightings/sightings.schema.ts';
import { Button } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { Box, chakra } from '../../../components/ui.ts';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { useStoredUser } from '../../../session/session.ts';
import { useLogbook } from '../hooks/use-logbook.ts';
import { byDay } from '../logbook-list.ts';
import { LogbookEntry } from './logbook-entry.tsx';

/** A day at camp in words. The day has no zone, so it is written as in UTC. */
const dayWords = (day: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
    .format(Date.parse(`${day}T00:00:00Z`))
    .replace(/^(\w+) /, '$1, ');

function FailedLogbook({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Box role="alert" borderTopWidth="1px" paddingTop={8}>
      <chakra.p textStyle="lead">The logbook did not come through.</chakra.p>
      <chakra.p color="muted" marginTop={1}>
        It may be your connection or ours. What was seen is still written down.
      </chakra.p>
      <Button marginTop={5} onClick={onRetry}>
        Try again
      </Button>
    </Box>
  );
}

interface LogbookListProps {
  readonly filter: LogbookFilter;
  readonly nameOf: (slug: string) => string;
}

/** The sightings that a filter lets through, by day, the newest first. */
export function LogbookList({ filter, nameOf }: LogbookListProps) {
  const { sightings, failed, retry, hasMore, busy, problem, more, remove } = useLogbook(filter);
  const mayRemove = may(useStoredUser(), 'sighting.remove');
  if (!sightings && failed) return <FailedLogbook onRetry={retry} />;
  if (!sightings) return <WaitingLines label="Loading the logbook" minHeight="50vh" />;
  if (sightings.length === 0)
    return (
      <chakra.p textStyle="lead" color="muted" borderTopWidth="1px" paddingTop={8}>
        Nothing is written down for this. The animals keep their own hours.
      </chakra.p>
    );
  return (
    <>
      {byDay(sightings).map(([day, seen]) => (
        <chakra.section key={day} aria-labelledby={`day-${day}`} marginBottom={8}>
          <chakra.h2 id={`day-${day}`} textStyle="section" marginBottom={3}>
            {dayWords(day)}
          </chakra.h2>
          <ul>
            {seen.map((sighting) => (
              <LogbookEntry
                key={sighting.id}
                sighting={sighting}
                camera={nameOf(sighting.stream.slug)}
                onRemoved={mayRemove ? remove : undefined}
              />
            ))}
          </ul>
        </chakra.section>
      ))}
      {hasMore && (
        <Button look="quiet" aria-disabled={busy} onClick={() => void more()}>
          {busy ? 'One moment' : 'Show older sightings'}
        </Button>
      )}
      <Problem>{problem}</Problem>
    </>
  );
}
