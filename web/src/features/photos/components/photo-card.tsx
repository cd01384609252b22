import { photoPath } from '@boma/domain/content-paths.ts';
import { CARD_SIZE, photographerName, photoTitle } from '@boma/domain/photos/photos.constants.ts';
import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { useState } from 'react';
import { LockIcon } from '../../../components/icons.tsx';
import { LinkIcon, PlayIcon } from '../../../components/more-icons.tsx';
import { lengthBadge } from '../../../components/picture-badge.ts';
import { opensInPlace, RouterLink } from '../../../components/router-link.tsx';
import { Box, chakra } from '../../../components/ui.ts';
import { nonSubscribersOnly } from '../../../components/user-visibility.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { showToast } from '../../../lib/toasts.ts';
import { overPicture } from '../../../theme/over-picture.ts';
import { shareAddress } from '../photo-links.ts';
import { photoDate } from '../photo-words.ts';
import { placeholderOf } from './placeholder.ts';

const picture = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  borderRadius: 'md',
  objectFit: 'cover',
  backgroundColor: 'raised',
  backgroundSize: 'cover',
} as const;

const card = {
  position: 'relative',
  '& img': { transition: 'box-shadow 0.2s' },
  '&:hover img': { boxShadow: '0 0 0 2px var(--b-colors-accent)' },
  '& [data-action]': { opacity: 0, transition: 'opacity 0.15s' },
  '&:hover [data-action], &:focus-within [data-action]': { opacity: 1 },
  '@media (hover: none)': { '& [data-action]': { opacity: 1 } },
} as const;

const action = {
  position: 'absolute',
  top: 1,
  right: 1,
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: 'full',
  color: overPicture.ink,
  // What one sees is smaller than what one can press.
  padding: '6px',
  background: overPicture.shade(72),
  backgroundClip: 'content-box',
} as const;

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Copies the link to the small page of the photo. */
function copyLink(id: string): void {
  const copied = () => showToast({ text: 'Link copied', tone: 'success' });
  const refused = () => showToast({ text: `Copy this link: ${shareAddress(id)}`, tone: 'warning' });
  Promise.resolve(navigator.clipboard?.writeText(shareAddress(id))).then(
    navigator.clipboard ? copied : refused,
    refused,
  );
}

const lock = { display: 'inline-flex', alignItems: 'center', gap: 1 } as const;

/** How long a moment is, and whether it is for members. */
function FilmBadge({ film: { seconds, premium } }: { readonly film: NonNullable<PhotoView['film']> }) {
  return (
    <chakra.span css={lengthBadge} fontVariantNumeric="tabular-nums">
      {premium && (
        <chakra.span css={[lock, nonSubscribersOnly]}>
          <LockIcon size={14} />
          Premium
        </chakra.span>
      )}
      <PlayIcon size={14} />
      <chakra.span srOnly>Film of </chakra.span>
      {seconds} s
    </chakra.span>
  );
}

interface PhotoCardProps {
  readonly photo: PhotoView;
  readonly onOpen: (id: string) => void;
}

/** A photo on a wall: a link to it, which opens it over the page. */
export function PhotoCard({ photo, onOpen }: PhotoCardProps) {
  const [now] = useState(serverNow);
  const title = photoTitle(photo.title);
  return (
    <Box css={card}>
      <RouterLink
        to={photoPath(photo.id)}
        display="block"
        borderRadius="md"
        onClick={opensInPlace(() => onOpen(photo.id))}
      >
        <chakra.span display="block" position="relative">
          <chakra.img
            src={photo.cover}
            alt={photo.alt}
            htmlWidth={CARD_SIZE.width}
            htmlHeight={CARD_SIZE.height}
            loading="lazy"
            decoding="async"
            css={picture}
            style={placeholderOf(photo.thumbhash)}
          />
          {photo.film && <FilmBadge film={photo.film} />}
        </chakra.span>
        <chakra.p dir="auto" fontWeight={600} lineHeight={1.35} paddingTop="10px" css={oneLine}>
          {title}
        </chakra.p>
      </RouterLink>
      <chakra.p textStyle="small" color="muted" css={oneLine}>
        {photographerName(photo.user.display_name)} · {photo.stream.name} · {photoDate(photo.created_ts, now)}
      </chakra.p>
      <chakra.button
        type="button"
        data-action=""
        aria-label={`Copy the link to ${title}`}
        title="Copy link"
        css={action}
        onClick={() => copyLink(photo.id)}
      >
        <LinkIcon size={18} />
      </chakra.button>
    </Box>
  );
}
