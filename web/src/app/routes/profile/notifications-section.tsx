import { linkTo } from '@boma/domain/site-paths.ts';
import { lazy } from 'react';
import { PageHead } from '../../../components/page-head.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { Box, chakra, Grid } from '../../../components/ui.ts';
import { CategoryChoice } from '../../../features/notifications/components/category-choice.tsx';
import { NoticeEntries } from '../../../features/notifications/components/notice-entries.tsx';
import { sectionTitles } from './sections.ts';

const UpgradeDialog = lazy(() => import('../../upgrade-dialog.tsx'));

/** The kinds of alert that the viewer wants, and the latest notices. */
export function NotificationsSection() {
  return (
    <>
      <PageHead
        title={sectionTitles.notifications}
        lead="Choose whom you want to hear of: a pride at the dam, or the dogs on the road."
      />
      <Grid gap={12} gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}>
        <CategoryChoice Upgrade={UpgradeDialog} />
        <Box as="section" aria-labelledby="latest-notices">
          <chakra.h2 id="latest-notices" textStyle="section" marginBottom={3}>
            Latest notices
          </chakra.h2>
          <NoticeEntries empty="There is no notice just now. The next one appears here and on every open page." />
          <chakra.p marginTop={6} color="muted">
            Everything that was seen is in the{' '}
            <RouterLink
              to={linkTo('logbook')}
              color="ink"
              textDecoration="underline"
              textUnderlineOffset="3px"
            >
              logbook of sightings
            </RouterLink>
            .
          </chakra.p>
        </Box>
      </Grid>
    </>
  );
}
