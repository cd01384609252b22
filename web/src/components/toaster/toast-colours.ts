import type { Toast } from '../../lib/toasts.ts';
import { inkOn } from './ink-on.ts';

/** As the spec has it, green although it tells of an error; the same in the dark and in the light. */
const IDENTITY = { background: '#1d4a2c', color: '#f3f7ee', borderColor: 'rgba(243,247,238,.22)' } as const;
const CALM = { background: 'raised', color: 'ink', borderColor: 'hairline' } as const;

/** Any CSS colour as `#rrggbb`, so that nothing else of what was given gets into a style; undefined when it is none. */
function hexOf(colour: string): string | undefined {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen || !CSS.supports('color', colour)) return undefined;
  pen.fillStyle = colour;
  return /^#[0-9a-f]{6}$/.test(pen.fillStyle) ? pen.fillStyle : undefined;
}

/** Ground, ink and edge. Whatever colour an operator chooses, the words stay readable. */
export function coloursOf({ kind, colour }: Toast) {
  if (kind === 'identity') return IDENTITY;
  const background = colour === undefined ? undefined : hexOf(colour);
  if (background === undefined) return CALM;
  return {
    background,
    color: inkOn(background),
    borderColor: 'color-mix(in srgb, currentcolor 24%, transparent)',
  };
}
