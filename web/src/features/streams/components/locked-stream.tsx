import { GUARANTEE_WORDS, planPrice } from '@boma/domain/membership/plan.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { ButtonLink } from '../../../components/button.ts';
import { LockIcon } from '../../../components/icons.tsx';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { overPicture } from '../../../theme/over-picture.ts';
import { previewRefresh } from '../preview-schedule.ts';
import { LiveStill } from './live-still.tsx';

const LOCKED_TEXT =
  'This Live stream is only available on Premium. Subscribe now and enjoy ads free live streams and subscriber exclusive content, and help promote wildlife conservation.';

interface LockedStreamProps {
  readonly stream: StreamView;
  /** The viewer goes there now. */
  readonly onSubscribe: () => void;
}

function Invitation({ onSubscribe }: Pick<LockedStreamProps, 'onSubscribe'>) {
  return (
    <Flex
      position={{ base: 'relative', md: 'absolute' }}
      inset={0}
      minHeight={{ base: '400px', md: 0 }}
      direction="column"
      align="center"
      justify="center"
      textAlign="center"
      gap={5}
      padding={6}
    >
      <Flex
        align="center"
        justify="center"
        boxSize="56px"
        borderRadius="full"
        borderWidth="1px"
        borderColor={overPicture.accentEdge(60)}
        color={overPicture.accentInk}
      >
        <LockIcon size={26} />
      </Flex>
      <chakra.p textStyle="lead" maxWidth="36rem">
        {LOCKED_TEXT}
      </chakra.p>
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
    </Flex>
  );
}

/** A members' camera as everybody else finds it: an invitation over what the camera sees now, in place of the player. */
export function LockedStream({ stream, onSubscribe }: LockedStreamProps) {
  return (
    <Box
      as="section"
      aria-label={`${stream.name} is on Premium`}
      position="relative"
      overflow="hidden"
      color={overPicture.ink}
      background={overPicture.ground}
      aspectRatio={{ base: 'auto', md: '16 / 9' }}
      minHeight={{ base: '400px', md: 0 }}
    >
      <Box
        position="absolute"
        inset={0}
        filter="saturate(0.75)"
        css={{ '& > [data-still]': { height: '100%' } }}
      >
        <LiveStill stream={stream} refresh={previewRefresh.streamPage} ratio="auto" large first bare />
      </Box>
      <Box
        position="absolute"
        inset={0}
        // Dark enough for the words, which fill the picture of a phone and the middle of a large one.
        background={{
          base: overPicture.shade(76),
          md: `radial-gradient(52% 85% at 50% 50%, ${overPicture.shade(80)} 62%, ${overPicture.shade(30)})`,
        }}
      />
      <Invitation onSubscribe={onSubscribe} />
    </Box>
  );
}
