import { isLive, upcomingShows } from '@boma/domain/shows/shows.policy.ts';
import { showTime } from '@boma/domain/shows/zone-time.ts';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { useLiveSite } from '../../../lib/live-site.ts';
import { useShowClock } from '../hooks/use-show-clock.ts';

const link = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 2,
  minHeight: '44px',
  paddingX: { base: 1, sm: 3 },
  fontSize: { base: '0.75rem', md: '0.875rem' },
  lineHeight: 1.25,
  color: 'muted',
  whiteSpace: 'nowrap',
  _hover: { color: 'ink' },
  '& b': { fontSize: '0.6875rem', fontWeight: 700, letterSpacing: '0.07em', color: 'accent' },
  '&[data-live] b': {
    paddingX: '9px',
    paddingY: '5px',
    borderRadius: 'full',
    background: 'live',
    color: 'onLive',
  },
  '& i': { fontStyle: 'normal', fontWeight: 600, color: 'ink' },
  // Beside the links to the shows there is room for all of it on wide screens only.
  '@media (max-width: 1179px)': {
    flexDirection: 'column',
    alignItems: 'flex-end',
    justifyContent: 'center',
    '& i': { display: 'none' },
    '&[data-live] time': { display: 'none' },
  },
  // On phones the mark alone makes room for it, without the name of the site.
  '@media (max-width: 479px)': { 'header:has(&) > a span': { display: 'none' } },
  // On the smallest phones the header has room for its buttons only.
  '@media (max-width: 374px)': { display: 'none' },
} as const;

/** The show of the alert, with the time. Undefined: there is none, or the page knows no time yet. */
export function useAlertShow() {
  const shows = useLiveSite()?.shows;
  const clock = useShowClock();
  const [next] = clock ? upcomingShows(shows ?? [], clock.now) : [];
  return clock && next && { clock, next };
}

/** 'ON AIR' or 'NEXT SHOW', with the kind of show and its time, from the live document that every page has. */
export function ShowAlert({ pathOf }: { readonly pathOf: (type: string) => string }) {
  const alert = useAlertShow();
  if (!alert) return null;
  const { clock, next } = alert;
  const live = isLive(next);
  return (
    <RouterLink to={pathOf(next.show_type.type)} css={link} {...(live && { 'data-live': '' })}>
      <b>{live ? 'ON AIR' : 'NEXT SHOW'}</b> <i>{next.show_type.title}</i>{' '}
      <chakra.time dateTime={new Date(next.show_ts * 1000).toISOString()}>
        {showTime(next.show_ts, clock.now, clock.zone)}
      </chakra.time>
    </RouterLink>
  );
}
