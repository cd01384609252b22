import { videoPath } from '@boma/domain/content-paths.ts';
import { linkTo, streamPath } from '@boma/domain/site-paths.ts';
import { PAGE_SIZE } from '@boma/domain/videos/videos.constants.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { useMemo, useState } from 'react';
import { BrandLogo } from '../../components/brand-logo.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { RouterLink } from '../../components/router-link.tsx';
import { Box, chakra } from '../../components/ui.ts';
import { WaitingLines } from '../../components/waiting-lines.tsx';
import { brand } from '../../config/brand.ts';
import { useListAdverts } from '../../features/adverts/components/list-adverts.tsx';
import { lodgeStreamsResource } from '../../features/lodges/api/lodge.ts';
import { useLodgeHost } from '../../features/lodges/lodge-host.ts';
import { videoPages } from '../../features/videos/api/videos.ts';
import { LodgeOfPage } from '../../features/videos/components/lodge-of-page.tsx';
import { VideoList } from '../../features/videos/components/video-list.tsx';
import { useVideoModal } from '../../features/videos/hooks/use-video-modal.tsx';
import { lodgeFilmFacts } from '../../features/videos/lodge-film-facts.ts';
import { DEFAULTS, highlightsPerRow } from '../../features/videos/per-row-choices.ts';
import type { RouteProps } from '../page.ts';

/** The cameras of the lodge whose host name this is. */
function LodgeCameras() {
  const { value = [] } = lodgeStreamsResource.useResource();
  if (value.length === 0) return null;
  return (
    <chakra.nav
      aria-label="The cameras of this lodge"
      display="flex"
      gap={4}
      flexWrap="wrap"
      marginBottom={8}
    >
      {value.map(({ slug, name }) => (
        <RouterLink key={slug} to={streamPath(slug)} minHeight="44px" fontWeight={600} color="accent">
          {name}
        </RouterLink>
      ))}
    </chakra.nav>
  );
}

const poweredBy = (
  <chakra.a
    href={brand.mainSite}
    display="inline-flex"
    alignItems="center"
    gap={3}
    minHeight="44px"
    color="muted"
  >
    <span>Powered by</span>
    <BrandLogo />
  </chakra.a>
);

/** Two cards per row where they fit: the list waits in as many. */
const fewer = { '--fit': 'var(--two)' } as const;

function Highlights({ lodge }: { readonly lodge: number | null }) {
  const ask = useMemo(() => videoPages({ type: ['lodge'], ...(lodge !== null && { lodge }) }), [lodge]);
  const [videos, setVideos] = useState<readonly VideoView[]>([]);
  const { open, modal } = useVideoModal(linkTo('lodgeHighlights'), videos);
  return (
    <Box css={fewer}>
      <VideoList
        label="Lodge highlights"
        ask={ask}
        choice={highlightsPerRow}
        initial={DEFAULTS.lodges}
        all="All Video Highlights have been loaded."
        empty={<chakra.p textStyle="lead">No lodge has sent us a video yet.</chakra.p>}
        end={poweredBy}
        hrefOf={({ id }) => videoPath(id)}
        onOpen={open}
        onItems={setVideos}
        facts={lodge === null ? lodgeFilmFacts : undefined}
        aboveRow={useListAdverts(PAGE_SIZE.usual)}
      />
      {modal}
    </Box>
  );
}

export default function LodgeHighlightsRoute({ page }: RouteProps) {
  const onLodgeHost = useLodgeHost();
  return (
    <PageBody>
      <PageHead title={page.title} lead={page.description} />
      {onLodgeHost && <LodgeCameras />}
      <LodgeOfPage waiting={<WaitingLines label="Loading videos" />}>
        {(lodge) => <Highlights lodge={lodge} />}
      </LodgeOfPage>
    </PageBody>
  );
}
