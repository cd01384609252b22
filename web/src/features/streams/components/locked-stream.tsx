import { linkTo } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button.ts';
import { LockIcon } from '../../../components/icons.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { phoneOnItsSide, wide } from '../../../components/stage.ts';
import { Box, chakra } from '../../../components/ui.ts';
import { guestsOnly } from '../../../components/user-visibility.ts';
import { Guarantee, PriceTag } from '../../membership/components/price-tag.tsx';
import { previewRefresh } from '../preview-schedule.ts';
import { LiveStill } from './live-still.tsx';

const LOCKED_TEXT =
  'This Live stream is only available on Premium. Subscribe now and enjoy ads free live streams and subscriber exclusive content, and help promote wildlife conservation.';

const OFFER_WIDTH = 'clamp(21rem, 27vw, 30rem)';

const beside = (picture: string, offer: string, gap: number) =>
  ({
    display: 'grid',
    // The picture begins at the left edge of the name below it; the offer is in the middle of what is left.
    gridTemplateColumns: `minmax(0, calc(${picture} * 16 / 9)) minmax(${offer}, 1fr)`,
    alignItems: 'center',
    gap,
  }) as const;

/**
 * Where the offer is beside the picture: in a wide window, and on a phone on its side. Else it is below. The picture is low
 * enough that the page goes on below it.
 */
export const offerColumns = {
  [wide]: beside('54dvh', OFFER_WIDTH, 8),
  [phoneOnItsSide]: beside('(100dvh - 2rem)', '20rem', 4),
} as const;

export const pictureBesideOffer = {
  [wide]: { borderRadius: 'lg', overflow: 'hidden' },
  [phoneOnItsSide]: { borderRadius: 'md', overflow: 'hidden' },
} as const;

const invitation = {
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  padding: { base: 4, md: 6 },
  [wide]: { padding: 0, width: OFFER_WIDTH, marginX: 'auto' },
  [phoneOnItsSide]: { padding: 0, gap: 2 },
} as const;

interface LockedStreamProps {
  readonly stream: StreamView;
  /** The viewer leaves to subscribe or to sign in. */
  readonly onLeave: () => void;
  /** Lies over the picture. */
  readonly children?: ReactNode;
}

function Invitation({ stream, onLeave }: Pick<LockedStreamProps, 'stream' | 'onLeave'>) {
  return (
    <chakra.div css={invitation}>
      <chakra.p textStyle="label" color="accent" display="flex" gap={2} alignItems="center">
        <LockIcon size={16} />
        For members
      </chakra.p>
      <chakra.p textStyle="title" textWrap="balance" css={{ [phoneOnItsSide]: { fontSize: '1.25rem' } }}>
        Watch {stream.name} live, day and night
      </chakra.p>
      <chakra.p color="muted" css={{ [phoneOnItsSide]: { fontSize: '0.8125rem', lineHeight: 1.4 } }}>
        {LOCKED_TEXT}
      </chakra.p>
      <PriceTag />
      <chakra.div display="flex" alignItems="center" columnGap={4} rowGap={2}>
        <ButtonLink to={linkTo('subscribe')} onClick={onLeave}>
          SUBSCRIBE
        </ButtonLink>
        <chakra.p textStyle="small" color="muted" textWrap="balance">
          <Guarantee />
        </chakra.p>
      </chakra.div>
      <chakra.p textStyle="small" color="muted" css={guestsOnly}>
        A member already?{' '}
        <RouterLink
          to={linkTo('signIn')}
          onClick={onLeave}
          color="ink"
          textDecoration="underline"
          textUnderlineOffset="3px"
        >
          Sign in
        </RouterLink>
      </chakra.p>
    </chakra.div>
  );
}

/**
 * A members' camera as everybody else finds it, in place of the player: what the camera sees now, with nothing over it, and
 * the offer beside it or below it.
 */
export function LockedStream({ stream, onLeave, children }: LockedStreamProps) {
  return (
    <chakra.section aria-label={`${stream.name} is on Premium`} gridColumn="1 / -1" css={offerColumns}>
      <Box position="relative" css={pictureBesideOffer}>
        <LiveStill stream={stream} refresh={previewRefresh.streamPage} large first bare />
        {children}
      </Box>
      <Invitation stream={stream} onLeave={onLeave} />
    </chakra.section>
  );
}
