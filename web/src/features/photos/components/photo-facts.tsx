import { photographerName } from '@boma/domain/photos/photos.constants.ts';
import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { speciesWords } from '@boma/domain/sightings/species.ts';
import { streamPath } from '@boma/domain/site-paths.ts';
import { useState } from 'react';
import { RouterLink } from '../../../components/router-link.tsx';
import { Box, chakra } from '../../../components/ui.ts';
import { photoCampTime, photoDate } from '../photo-words.ts';

const provenance = {
  viewers: 'our viewers',
  photographer: 'the photographer',
  staff: 'our rangers',
} as const;

/** Which animal it is and what can be seen, each with the word that it stands on. */
function Description({ photo: { alt, alt_by, species, species_by } }: { readonly photo: PhotoView }) {
  return (
    <Box marginTop={2} maxWidth="38rem">
      {species !== null && species_by && (
        <p>
          <chakra.strong color="ink">{speciesWords(species, null)}</chakra.strong>, named by{' '}
          {provenance[species_by]}
        </p>
      )}
      {alt && (
        <>
          <chakra.p dir="auto" color="ink">
            {alt}
          </chakra.p>
          {alt_by !== 'photographer' && <p>Described by {provenance[alt_by]}</p>}
        </>
      )}
    </Box>
  );
}

const views = (count: number) => (count === 1 ? '1 view' : `${count} views`);

/** Where a photo comes from: the camera, the time there and here, who took it, and who says what it shows. */
export function PhotoFacts({ photo, onLeave }: { readonly photo: PhotoView; readonly onLeave: () => void }) {
  const [now] = useState(Date.now);
  const { stream, user, created_ts, view_count } = photo;
  return (
    <Box textStyle="small" color="muted" minWidth={0}>
      <p>
        By <bdi>{photographerName(user.display_name)}</bdi> at{' '}
        <RouterLink to={streamPath(stream.slug)} color="accent" fontWeight={600} onClick={onLeave}>
          {stream.name}
        </RouterLink>
      </p>
      <p>
        {photoDate(created_ts, now)} your time, {photoCampTime(created_ts)} at camp
        {view_count > 0 && ` · ${views(view_count)}`}
      </p>
      <Description photo={photo} />
    </Box>
  );
}
