import { chakra } from '../ui.ts';

const disc = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '40px',
  height: '40px',
  borderRadius: 'full',
  background: 'accentSoft',
  color: 'ink',
  fontSize: '15px',
  fontWeight: 650,
  lineHeight: 1,
  textTransform: 'uppercase',
  userSelect: 'none',
} as const;

/** The first letters of the first two words. */
export const initialsOf = (name: string): string =>
  [...name.matchAll(/([\p{L}\p{N}])[\p{L}\p{N}]*/gu)]
    .slice(0, 2)
    .map(([, first = '']) => first)
    .join('');

/** Stands for a person beside the name, which is read in its place. */
export function Initials({ name }: { readonly name: string }) {
  return (
    <chakra.span css={disc} aria-hidden="true">
      {initialsOf(name) || '?'}
    </chakra.span>
  );
}
