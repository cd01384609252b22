import { sitePaths, streamPath } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { ButtonLink } from '../../../components/button.ts';
import { chakra, Flex } from '../../../components/ui.ts';

/** The headline of home for a registered user without a membership. */
export default function PremiumHeadline({ featured }: { readonly featured: StreamView }) {
  return (
    <>
      <chakra.h1 textStyle="hero" marginTop={3}>
        Subscribe to Premium
      </chakra.h1>
      <chakra.p textStyle="lead" marginTop={3} color="muted">
        Get Ads Free along with a host of additional features
      </chakra.p>
      <Flex marginTop={6} gap={3} wrap="wrap">
        <ButtonLink to={sitePaths.premium}>What Premium brings</ButtonLink>
        <ButtonLink to={streamPath(featured.slug)} data-written="" look="quiet">
          Watch {featured.name}
        </ButtonLink>
      </Flex>
    </>
  );
}
