import { capital } from '@boma/domain/capital.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { Suspense } from 'react';
import { lateOrnament } from '../../../components/late-part.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { Box, chakra, Grid } from '../../../components/ui.ts';
import { RANGER_NAMES, useRangerNames } from '../../pages/pages-now.ts';
import { Fact } from './fact.tsx';

const facts = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 5,
  rowGap: 2,
  '& dt': { color: 'muted' },
  '& dd a': { textDecoration: 'underline', textUnderlineOffset: '3px', _hover: { color: 'accent' } },
} as const;

const SunFacts = lateOrnament(() => import('./sun-facts.later.tsx'));

/** Keeps the room of the facts of the sun until their formulas are there. */
const sunFactsRoom = (
  <>
    <Fact name="Sun">{'\u00a0'}</Fact>
    <Fact name="Light" />
  </>
);

const animals = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  columnGap: 6,
  rowGap: 1,
  // How often stands next to its animal, so that no other one is nearer.
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(8.5rem, max-content) 1fr', columnGap: 4 },
  '& li > span:last-child': { color: 'muted' },
} as const;

function LikelyAnimals({ species }: Pick<StreamView, 'species'>) {
  return (
    <Box as="section" aria-labelledby="likely-animals">
      <chakra.h2 id="likely-animals" textStyle="section" marginBottom={3}>
        Animals you may see
      </chakra.h2>
      <chakra.ul css={animals}>
        {species.map(({ name, likelihood }) => (
          <li key={name}>
            <span data-written="">{capital(name)}</span>
            <span>{likelihood}</span>
          </li>
        ))}
      </chakra.ul>
    </Box>
  );
}

/** Who looks after a camera, with the way to their page if they have one. */
function KeptBy({ name }: { readonly name: string }) {
  const names = useRangerNames();
  const own = RANGER_NAMES.find((each) => names[each].name === name);
  return own ? <RouterLink to={linkTo(own)}>{name}</RouterLink> : name;
}

/** Where a camera is, what the sun does there today, and which animals live there. Nothing for an unknown place. */
export function CameraPlace({ stream }: { readonly stream: StreamView }) {
  const { place, species, about, ranger } = stream;
  if (!place && species.length === 0) return null;
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      gap={{ base: 6, md: 10 }}
      marginTop={{ base: 6, md: 8 }}
    >
      {place && (
        <Box as="section" aria-labelledby="about-the-place">
          <chakra.h2 id="about-the-place" textStyle="section" marginBottom={3}>
            About the place
          </chakra.h2>
          {about && <chakra.p marginBottom={4}>{about}</chakra.p>}
          <chakra.dl css={facts}>
            <Fact name="Where">
              {place.name}, {place.country}
            </Fact>
            <Fact name="Habitat">{capital(place.habitat)}</Fact>
            <Suspense fallback={sunFactsRoom}>
              <SunFacts place={place} />
            </Suspense>
            {ranger && (
              <Fact name="Ranger">
                <KeptBy name={ranger} />
              </Fact>
            )}
          </chakra.dl>
        </Box>
      )}
      {species.length > 0 && <LikelyAnimals species={species} />}
    </Grid>
  );
}
