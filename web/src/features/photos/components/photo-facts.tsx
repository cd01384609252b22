import { photographerName } from '@boma/domain/photos/photos.constants.ts';
import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { streamPath } from '@boma/domain/site-paths.ts';
import { useState } from 'react';
import { RouterLink } from '../../../components/router-link.tsx';
import { Box, chakra } from '../../../components/ui.ts';
import { photoCampTime, photoDate } from '../photo-words.ts';

const views = (count: number) => (count === 1 ? '1 view' : `${count} views`);

/** Where a photo comes from: the camera, the time there and here, and who took it. */
export function PhotoFacts({ photo, onLeave }: { readonly photo: PhotoView; readonly onLeave: () => void }) {
  const [now] = useState(Date.now);
  const { stream, user, created_ts, view_count, alt } = photo;
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
      {alt && (
        <chakra.p dir="auto" marginTop={2} color="ink" maxWidth="38rem">
          {alt}
        </chakra.p>
      )}
    </Box>
  );
}
