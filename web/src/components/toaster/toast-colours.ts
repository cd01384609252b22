import type { Toast, Tone } from '../../lib/toasts.ts';
import { identityToast } from '../../theme/toast-colours.ts';
import { inkOn } from './ink-on.ts';

/** The colour of the sign of each tone. */
export const toneColours = { success: 'good', warning: 'accent' } as const satisfies Record<Tone, string>;

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
  if (kind === 'identity') return identityToast;
  const background = colour === undefined ? undefined : hexOf(colour);
  if (background === undefined) return CALM;
  return {
    background,
    color: inkOn(background),
    borderColor: 'color-mix(in srgb, currentcolor 24%, transparent)',
  };
}
