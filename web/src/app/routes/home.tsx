import { sitePaths, streamPath } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { Suspense, useState } from 'react';
import { Navigate } from 'react-router';
import { AllLink } from '../../components/all-link.tsx';
import { ButtonLink } from '../../components/button.ts';
import { lateOrnament } from '../../components/late-part.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { Box, chakra, Flex, Grid } from '../../components/ui.ts';
import { nonSubscribersOnly } from '../../components/user-visibility.ts';
import { HOME_STREAMS, homeCopy } from '../../config/home.ts';
import { NewsRoom } from '../../features/home/news/news-room.tsx';
import { FeaturedRoom } from '../../features/photos/components/featured-room.tsx';
import { streamsResource } from '../../features/streams/api/streams.ts';
import { FeaturedStream } from '../../features/streams/components/featured-stream.tsx';
import { PreviewHost } from '../../features/streams/components/preview-host.tsx';
import { StreamGrid } from '../../features/streams/components/stream-grid.tsx';
import { StreamsProblem } from '../../features/streams/components/streams-problem.tsx';
import { useCardNow } from '../../features/streams/hooks/use-card-now.ts';
import { previewRefresh } from '../../features/streams/preview-schedule.ts';
import { useLater } from '../../lib/use-later.ts';
import { useIsHomeAtCameras, useUserType } from '../../session/session.ts';

const PremiumHeadline = lateOrnament(() => import('./home/premium-headline.later.tsx'));
const loadAlive = () => import('./home/alive.later.ts');

interface HeroWordsProps {
  readonly featured: StreamView;
  /** How many cameras are free. */
  readonly count: number;
}

function Headline({ featured }: { readonly featured: StreamView }) {
  return (
    <>
      <chakra.h1 textStyle="hero" marginTop={3}>
        {homeCopy.headline}
      </chakra.h1>
      <chakra.p textStyle="lead" marginTop={3} color="muted">
        {homeCopy.lead}
      </chakra.p>
      <Flex marginTop={6} gap={3} wrap="wrap">
        <ButtonLink to={streamPath(featured.slug)} data-written="">
          Watch {featured.name}
        </ButtonLink>
        <ButtonLink to={sitePaths.streams} look="quiet">
          All cameras
        </ButtonLink>
      </Flex>
    </>
  );
}

/** On its own, so that the rest of the page is not rendered again once the viewer is known. */
function HeroWords({ featured, count }: HeroWordsProps) {
  const headline = <Headline featured={featured} />;
  const isRegistered = useUserType() === 'registered';
  return (
    <>
      {/* What this site is, in one line: for a headline that stays in place it never wraps. */}
      <chakra.p marginTop={3} textStyle="small" fontWeight={600}>
        {count > 1 ? `${count} free live cameras` : 'A free live camera'} from Africa. No account needed.
      </chakra.p>
      {isRegistered ? (
        <Suspense fallback={headline}>
          <PremiumHeadline featured={featured} />
        </Suspense>
      ) : (
        headline
      )}
    </>
  );
}

/** The second picture lies over the corner of the first. */
const overlapping = {
  '& > * + *': { marginLeft: '-28%', marginTop: '14%', boxShadow: '0 0 0 6px var(--b-colors-ground)' },
} as const;

function PremiumInvitation({ streams }: { readonly streams: readonly StreamView[] }) {
  const [first, second] = streams.filter((stream) => stream.subscriber_only);
  if (!first) return null;
  return (
    <Grid
      as="section"
      aria-labelledby="premium-invitation"
      gridTemplateColumns={{ base: '1fr', lg: '5fr 6fr' }}
      gap={{ base: 8, lg: 16 }}
      alignItems="center"
      marginTop="part"
      paddingTop="part"
      borderTopWidth="1px"
      css={nonSubscribersOnly}
    >
      <Box>
        <chakra.h2 id="premium-invitation" textStyle="title">
          {homeCopy.premium.title}
        </chakra.h2>
        <chakra.p textStyle="lead" color="muted" marginTop={4} maxWidth="32rem">
          {homeCopy.premium.text}
        </chakra.p>
        <ButtonLink to={sitePaths.premium} marginTop={6}>
          What Premium brings
        </ButtonLink>
      </Box>
      <Flex aria-hidden align="flex-start" minWidth={0} css={overlapping}>
        {[first, second].map(
          (stream) =>
            stream && (
              <chakra.img
                key={stream.slug}
                src={stream.cover}
                alt=""
                loading="lazy"
                htmlWidth={640}
                htmlHeight={360}
                width={second ? '64%' : '100%'}
                height="auto"
                borderRadius="md"
                flexShrink={0}
              />
            ),
        )}
      </Flex>
    </Grid>
  );
}

/** Kept free for the advert, which comes when the page is idle. */
const advertRoom = { minHeight: { base: '120px', xl: '270px' }, marginTop: 12, ...nonSubscribersOnly };

const invitation = (
  <chakra.p color="muted" maxWidth="38rem">
    {homeCopy.invitation}
  </chakra.p>
);

const latestHead = (
  <Flex align="baseline" justify="space-between" columnGap={4} wrap="wrap" marginBottom={{ base: 3, md: 4 }}>
    <chakra.h2 textStyle="title">{homeCopy.latest}</chakra.h2>
    <AllLink to={sitePaths.streams}>See all</AllLink>
  </Flex>
);

export default function HomeRoute() {
  const now = useCardNow();
  const { value: streams, status } = streamsResource.useResource();
  const [chosen, setChosen] = useState<string>();
  const alive = useLater(loadAlive);
  const featured =
    streams?.find(({ slug }) => slug === chosen) ?? streams?.find((stream) => !stream.subscriber_only);
  const isHomeElsewhere = useIsHomeAtCameras();
  if (isHomeElsewhere) return <Navigate to={sitePaths.streams} replace />;
  if (!streams || !featured) return <StreamsProblem status={status} onRetry={streamsResource.refresh} />;
  return (
    <PreviewHost>
      <FeaturedStream
        stream={featured}
        film={alive && <alive.HeroPicture streams={streams} featured={featured} onChange={setChosen} />}
      >
        <HeroWords featured={featured} count={streams.filter((stream) => !stream.subscriber_only).length} />
      </FeaturedStream>
      <PageBody>
        {latestHead}
        <NewsRoom before={invitation}>
          {alive && <alive.RightNow streams={streams}>{invitation}</alive.RightNow>}
        </NewsRoom>
        <StreamGrid
          label="Latest cameras"
          streams={streams.slice(0, HOME_STREAMS)}
          refresh={previewRefresh.streamsPage}
          columns="pairs"
          details={now?.CardDetails}
        />
        {alive ? <alive.FeaturedSnapshot /> : <FeaturedRoom />}
        <Box css={advertRoom}>{alive && <alive.HomeAdvert />}</Box>
        <PremiumInvitation streams={streams} />
        {alive && (
          <>
            <alive.Shelves />
            <alive.HomePromosPlace />
            <alive.CardFilms streams={streams} />
          </>
        )}
      </PageBody>
    </PreviewHost>
  );
}
