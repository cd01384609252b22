import { fullCover } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { ButtonLink } from '../../../components/button.ts';
import { LockIcon } from '../../../components/icons.tsx';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { overPicture } from '../../../theme/over-picture.ts';

const LOCKED_TEXT =
  'This Live stream is only available on Premium. Subscribe now and enjoy ads free live streams and subscriber exclusive content, and help promote wildlife conservation.';

function Invitation({ subscribeHref }: { readonly subscribeHref: string }) {
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
      <ButtonLink
        to={subscribeHref}
        background={overPicture.accent}
        color={overPicture.onAccent}
        _hover={{ background: overPicture.accentHover }}
      >
        SUBSCRIBE
      </ButtonLink>
    </Flex>
  );
}

/** A members' camera as everybody else finds it: an invitation in the place of the player. */
export function LockedStream({
  stream,
  subscribeHref,
}: {
  readonly stream: StreamView;
  readonly subscribeHref: string;
}) {
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
      <chakra.img
        src={fullCover(stream.cover)}
        alt=""
        position="absolute"
        inset={0}
        width="100%"
        height="100%"
        objectFit="cover"
        filter="saturate(0.75)"
      />
      <Box
        position="absolute"
        inset={0}
        background={`radial-gradient(circle at 50% 55%, ${overPicture.shade(82)}, ${overPicture.shade(62)})`}
      />
      <Invitation subscribeHref={subscribeHref} />
    </Box>
  );
}
