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
