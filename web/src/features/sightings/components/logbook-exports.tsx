import { LOGBOOK_FILES, SIGHTING_FEED_PATHS } from '@boma/domain/content-paths.ts';
import type { LogbookFilter } from '@boma/domain/sightings/sightings.schema.ts';
import { FeedLinks } from '../../../components/feed-links.tsx';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { searchOf } from '../logbook-filter.ts';

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingX: 4,
  borderWidth: '1px',
  borderRadius: 'full',
  fontWeight: 600,
  _hover: { borderColor: 'accent', color: 'accent' },
} as const;

/** The logbook as files, by the same filter, and what is left out of them. */
export function LogbookExports({ filter }: { readonly filter: LogbookFilter }) {
  const search = searchOf(filter);
  return (
    <Box as="section" aria-labelledby="take-along">
      <chakra.h2 id="take-along" textStyle="section" marginBottom={3}>
        Download the logbook
      </chakra.h2>
      <Flex gap={2} wrap="wrap">
        <chakra.a css={link} href={`${LOGBOOK_FILES}/sightings.csv${search}`} download="sightings.csv">
          CSV
        </chakra.a>
        <chakra.a css={link} href={`${LOGBOOK_FILES}/sightings.json${search}`} download="sightings.json">
          JSON
        </chakra.a>
        <chakra.a css={link} href={`${LOGBOOK_FILES}/camtrap-dp/datapackage.json`}>
          Camtrap DP
        </chakra.a>
      </Flex>
      <Box marginTop={3}>
        <FeedLinks what="New sightings" paths={SIGHTING_FEED_PATHS} />
      </Box>
      <chakra.p textStyle="small" color="muted" marginTop={3}>
        CSV and JSON have what is shown here; Camtrap DP, the format of camera-trap research, has all of it.
        Free to use with our name (CC BY 4.0; pictures CC BY-NC 4.0).
      </chakra.p>
      <chakra.p textStyle="small" color="muted" marginTop={2}>
        Rhino and pangolin are never in it. Poachers read too, so we keep those sightings to ourselves.
      </chakra.p>
    </Box>
  );
}
