import { campDay } from '@boma/domain/camp-time.ts';
import { LOGBOOK_PAGE } from '@boma/domain/sightings/sightings.constants.ts';
import { newestFirst } from '@boma/domain/sightings/sightings.policy.ts';
import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { linkTo, streamPath } from '@boma/domain/site-paths.ts';
import { useCallback } from 'react';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { listSightings } from '../../../features/sightings/api/sighting-calls.ts';
import { clockWords } from '../../../features/sightings/sighting-words.ts';
import { streamsResource } from '../../../features/streams/api/streams.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { useRefreshWhileSeen } from '../../../lib/asking/use-refresh-while-seen.ts';
import { useLiveSite } from '../../../lib/live-site.ts';
import { momentWords } from '../../../lib/moments.ts';
import { serverNow } from '../../../lib/server-clock.ts';

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  height: '100%',
  textStyle: 'small',
  whiteSpace: 'nowrap',
  '& a': { display: 'flex', alignItems: 'center', gap: 2, height: '100%' },
  '& a:hover': { color: 'accent' },
  '& a:first-of-type': { minWidth: 0 },
  '& a:last-of-type': {
    gap: 0,
    marginLeft: 'auto',
    flexShrink: 0,
    color: 'muted',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
  '& img': { width: '44px', height: '26px', flexShrink: 0, borderRadius: 'sm', objectFit: 'cover' },
  '& [data-seen]': { overflow: 'hidden', textOverflow: 'ellipsis' },
} as const;

/** Milliseconds. What is live names a sighting for ten minutes: none falls out between two lists. */
const READ_AGAIN = 5 * 60_000;

/** The newest sightings, as the server lists them and as they have come since. Undefined until the server has answered. */
function useNewest(): readonly Sighting[] | undefined {
  const ask = useCallback(async () => (await listSightings({})).sightings, []);
  const listed = useAnswer(ask, { doing: 'Reading the newest sightings' });
  useRefreshWhileSeen(listed, READ_AGAIN);
  const { answer } = listed;
  const since = useLiveSite()?.sightings ?? [];
  if (!answer) return undefined;
  const known = new Set(answer.map(({ id }) => id));
  return newestFirst([...answer, ...since.filter(({ id }) => !known.has(id))]);
}

/** Above the chat, in one line: who was seen last, how many were seen today, and the way to all of them. */
export default function SightingsLine() {
  const sightings = useNewest();
  const { value: streams = [] } = streamsResource.useResource();
  const today = campDay(serverNow());
  const isToday = ({ created_ts }: Sighting) => campDay(created_ts * 1000) === today;
  const count = sightings?.filter(isToday).length ?? 0;
  // The server lists no more than a page: a busy day has more.
  const seen = count < LOGBOOK_PAGE ? count : `${LOGBOOK_PAGE} or more`;
  const newest = sightings?.[0];
  const camera =
    newest && (streams.find(({ slug }) => slug === newest.stream.slug)?.name ?? newest.stream.slug);
  return (
    <chakra.div css={line}>
      {newest && (
        <RouterLink to={streamPath(newest.stream.slug)}>
          <img src={newest.avatar} alt="" width={44} height={26} />
          <span data-seen="">
            <strong>{newest.caption}</strong> at {camera},{' '}
            {isToday(newest) ? clockWords(newest.created_ts) : momentWords(newest.created_ts * 1000)}
          </span>
        </RouterLink>
      )}
      <RouterLink to={linkTo('logbook')}>
        {count > 0 ? `${seen} seen today` : 'Who was seen'}
        {/* On a phone the animal needs the room. Alone the link says where it leads. */}
        <chakra.span srOnly={{ base: newest !== undefined, md: false }}>: the logbook</chakra.span>
      </RouterLink>
    </chakra.div>
  );
}
