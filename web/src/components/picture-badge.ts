import { overPicture } from '../theme/over-picture.ts';

/** Words in a corner of a picture. */
export const pictureBadge = {
  position: 'absolute',
  paddingX: 2,
  paddingY: '2px',
  borderRadius: 'sm',
  textStyle: 'small',
  fontWeight: 600,
  background: overPicture.shade(72),
  color: overPicture.ink,
  // Its edge, over a dark picture.
  boxShadow: '0 0 0 1px color-mix(in srgb, currentColor 20%, transparent)',
} as const;

/** How long the film of a picture is. */
export const lengthBadge = {
  ...pictureBadge,
  right: 2,
  bottom: 2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
} as const;
