import { photoPath } from '@boma/domain/content-paths.ts';
import { CARD_SIZE, photographerName, photoTitle } from '@boma/domain/photos/photos.constants.ts';
import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../../../components/button.ts';
import { RouterLink } from '../../../components/router-link.tsx';
import { Box, chakra } from '../../../components/ui.ts';
import { logFailure } from '../../../lib/log.ts';
import { findFeaturedPhoto } from '../api/photo-calls.ts';
import { FeaturedRoom, featuredFrame } from './featured-room.tsx';

const picture = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  borderRadius: 'lg',
  background: 'raised',
  objectFit: 'cover',
} as const;

/** The featured photo; null if there is none, undefined until that is known. A failure is logged only: home is complete without it. */
function useFeatured(): PhotoView | null | undefined {
  const [photo, setPhoto] = useState<PhotoView | null>();
  useEffect(() => {
    let gone = false;
    findFeaturedPhoto().then(
      (found) => gone || setPhoto(found ?? null),
      (cause: unknown) => {
        logFailure('Reading the featured photo', cause);
        if (!gone) setPhoto(null);
      },
    );
    return () => {
      gone = true;
    };
  }, []);
  return photo;
}

/** The snapshot of a viewer that home shows: its room until it is known, and nothing if there is none. */
export default function FeaturedPhoto() {
  const photo = useFeatured();
  const [gone, setGone] = useState(false);
  if (photo === undefined) return <FeaturedRoom />;
  if (!photo || gone) return null;
  const title = photoTitle(photo.title);
  return (
    <chakra.section aria-labelledby="featured-snapshot" css={featuredFrame}>
      <RouterLink to={photoPath(photo.id)} display="block" borderRadius="lg">
        <chakra.img
          src={photo.cover}
          srcSet={`${photo.cover} 640w, ${photo.image} 1280w`}
          sizes="(min-width: 64rem) 45vw, 100vw"
          alt={photo.alt || title}
          htmlWidth={CARD_SIZE.width}
          htmlHeight={CARD_SIZE.height}
          loading="lazy"
          onError={() => setGone(true)}
          css={picture}
        />
      </RouterLink>
      <Box>
        <chakra.p textStyle="label" color="accent" marginBottom={3}>
          Featured snapshot
        </chakra.p>
        <chakra.h2 id="featured-snapshot" textStyle="title" dir="auto" textWrap="balance">
          {title}
        </chakra.h2>
        <chakra.p color="muted" marginTop={3}>
          Snapshot by <bdi>{photographerName(photo.user.display_name)}</bdi> at {photo.stream.name}.
        </chakra.p>
        <ButtonLink to={linkTo('photoHighlights')} look="quiet" marginTop={6}>
          All photo highlights
        </ButtonLink>
      </Box>
    </chakra.section>
  );
}
