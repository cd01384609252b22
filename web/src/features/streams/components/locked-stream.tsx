import { GUARANTEE_WORDS, planPrice } from '@boma/domain/membership/plan.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button.ts';
import { LockIcon } from '../../../components/icons.tsx';
import { Box, chakra } from '../../../components/ui.ts';
import { overPicture } from '../../../theme/over-picture.ts';
import { previewRefresh } from '../preview-schedule.ts';
import { LiveStill } from './live-still.tsx';

const LOCKED_TEXT =
  'This Live stream is only available on Premium. Subscribe now and enjoy ads free live streams and subscriber exclusive content, and help promote wildlife conservation.';

interface LockedStreamProps {
  readonly stream: StreamView;
  /** The viewer goes there now. */
  readonly onSubscribe: () => void;
  /** Lies over the picture, below the words. */
  readonly children?: ReactNode;
}

const invitation = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: 4,
  padding: { base: 5, md: 8, xl: 12 },
  // What lies over the picture can be pressed beside the words.
  pointerEvents: 'none',
  '& > *': { maxWidth: { md: 'max(20rem, 40%)' }, pointerEvents: 'auto' },
} as const;

function Invitation({ onSubscribe }: Pick<LockedStreamProps, 'onSubscribe'>) {
  return (
    <chakra.div css={invitation}>
      <chakra.span color={overPicture.accentInk}>
        <LockIcon size={26} />
      </chakra.span>
      <chakra.p textStyle={{ base: 'body', xl: 'lead' }}>{LOCKED_TEXT}</chakra.p>
      <chakra.p fontWeight={600} fontVariantNumeric="tabular-nums">
        {planPrice()}
        <chakra.span display="block" textStyle="small" fontWeight={400} marginTop={1}>
          {GUARANTEE_WORDS}
        </chakra.span>
      </chakra.p>
      <ButtonLink
        to={linkTo('subscribe')}
        onClick={onSubscribe}
        background={overPicture.accent}
        color={overPicture.onAccent}
        _hover={{ background: overPicture.accentHover }}
      >
        SUBSCRIBE
      </ButtonLink>
    </chakra.div>
  );
}

const frame = {
  position: 'relative',
  // Words that need more room make it higher; `hidden` would cut them.
  overflow: 'clip',
  color: overPicture.ink,
  background: overPicture.ground,
  display: { base: 'block', md: 'grid' },
  aspectRatio: { md: '16 / 9' },
} as const;

/** Above the words on a phone, under them in a wide window. */
const picture = {
  position: { base: 'relative', md: 'absolute' },
  inset: 0,
  aspectRatio: { base: '16 / 9', md: 'auto' },
  '& > [data-still]': { height: '100%' },
} as const;

/** Dark enough for the words at the left; what the camera sees is at the right. */
const shade = {
  position: 'absolute',
  inset: 0,
  display: { base: 'none', md: 'block' },
  pointerEvents: 'none',
  background: `linear-gradient(90deg, ${overPicture.shade(88)} 36%, ${overPicture.shade(62)} 48%, transparent 72%)`,
} as const;

/**
 * A members' camera as everybody else finds it, in place of the player: what the camera sees now, and the invitation
 * beside it, below it on a phone.
 */
export function LockedStream({ stream, onSubscribe, children }: LockedStreamProps) {
  return (
    <chakra.section aria-label={`${stream.name} is on Premium`} css={frame}>
      <Box css={picture}>
        <LiveStill stream={stream} refresh={previewRefresh.streamPage} ratio="auto" large first bare />
        {children}
      </Box>
      <Box css={shade} />
      <Invitation onSubscribe={onSubscribe} />
    </chakra.section>
  );
}
