import { isLive, upcomingShows } from '@boma/domain/shows/shows.policy.ts';
import { showTime } from '@boma/domain/shows/zone-time.ts';
import { showsPath } from '@boma/domain/site-paths.ts';
import { headerAlert } from '../../../components/header-alert.ts';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { useLiveSite } from '../../../lib/live-site.ts';
import { useShowClock } from '../hooks/use-show-clock.ts';

const link = headerAlert(
  {
    '&[data-live] b': {
      paddingX: '9px',
      paddingY: '5px',
      borderRadius: 'full',
      background: 'live',
      color: 'onLive',
    },
  },
  // Beside the links to the shows there is room for all of it on wide screens only.
  {
    flexDirection: 'column',
    alignItems: 'flex-end',
    justifyContent: 'center',
    // One of the two below its mark. A name is no wider than the longest time, '30 Nov @ 16:00'.
    '&:not([data-live]) i, &[data-live] time': { display: 'none' },
    '& i': { maxWidth: '7em', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
);

/** The show of the alert, with the time. Undefined: there is none, or the page knows no time yet. */
export function useAlertShow() {
  const shows = useLiveSite()?.shows;
  const clock = useShowClock();
  const [next] = clock ? upcomingShows(shows ?? [], clock.now) : [];
  return clock && next && { clock, next };
}

/** 'ON AIR' or 'NEXT SHOW', with the kind of show and its time, from the live document that every page has. */
export function ShowAlert() {
  const alert = useAlertShow();
  if (!alert) return null;
  const { clock, next } = alert;
  const live = isLive(next);
  return (
    <RouterLink to={showsPath(next.show_type.type)} css={link} {...(live && { 'data-live': '' })}>
      <b>{live ? 'ON AIR' : 'NEXT SHOW'}</b> <i>{next.show_type.title}</i>{' '}
      <chakra.time dateTime={new Date(next.show_ts * 1000).toISOString()}>
        {showTime(next.show_ts, clock.now, clock.zone)}
      </chakra.time>
    </RouterLink>
  );
}
