import { linkTo, streamPath } from '@boma/domain/site-paths.ts';
import { useCallback, useState } from 'react';
import { FloatingNote } from '../../../components/floating-note.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { momentWords } from '../../../lib/moments.ts';
import { useStoredUser } from '../../../session/session.ts';
import { newestSightings } from '../api/alert-calls.ts';
import { missedSince } from '../missed.ts';

/** The server answers one page of the logbook. Where all of it is new, there may be more. */
const PAGE = 30;
const countWords = (count: number, hasMore: boolean) =>
  `${hasMore ? 'At least ' : ''}${count} ${count === 1 ? 'sighting' : 'sightings'}`;

interface WhileAwayProps {
  /** When the last visit ended, in unix milliseconds. */
  readonly since: number;
  readonly nameOf: (slug: string) => string;
  /** Receives the focus that the closed card had. */
  readonly onClosed: () => void;
}

/** What was seen since the last visit. Nothing appears if nothing was seen, or if it cannot be read. */
export default function WhileAway({ since, nameOf, onClosed }: WhileAwayProps) {
  const chosen = useStoredUser()?.notification_categories;
  const [isClosed, setClosed] = useState(false);
  const ask = useCallback(() => newestSightings(), []);
  const { answer } = useAnswer(ask, {
    doing: 'Reading what was seen since the last visit',
  });
  const missed = answer && missedSince(answer, since, chosen ?? []);
  if (!missed || isClosed) return null;
  const hasMore = answer.length >= PAGE && answer.every(({ created_ts }) => created_ts * 1000 > since);
  const close = () => {
    setClosed(true);
    onClosed();
  };
  return (
    <FloatingNote label="While you were away" closeLabel="Close what you missed" onClose={close}>
      <chakra.p fontWeight={600}>While you were away</chakra.p>
      <chakra.p textStyle="small" color="muted">
        {countWords(missed.count, hasMore)} since {momentWords(since)}
      </chakra.p>
      <chakra.ul marginY={2}>
        {missed.named.map(({ id, caption, stream: { slug } }) => (
          <li key={id}>
            <RouterLink to={streamPath(slug)} onClick={close}>
              {caption} at {nameOf(slug)}
            </RouterLink>
          </li>
        ))}
      </chakra.ul>
      <RouterLink to={linkTo('logbook')} onClick={close}>
        Everything is in the logbook
      </RouterLink>
    </FloatingNote>
  );
}
