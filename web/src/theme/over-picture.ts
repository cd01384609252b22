import { palette } from './tokens.ts';

const [dusk] = palette.ground;
const [bone] = palette.ink;
const [accent] = palette.accent;
const [onAccent] = palette.onAccent;
const [accentGround] = palette.accentSoft;

const mixed = (colour: string, percent: number) => `color-mix(in srgb, ${colour} ${percent}%, transparent)`;

/**
 * The colours of everything that lies over a camera's picture: the same in both themes, because the picture is. The
 * functions take a percentage from 0, clear, to 100, solid.
 */
export const overPicture = {
  ground: dusk,
  ink: bone,
  /** Darkens the picture. */
  shade: (percent: number) => `rgba(8,6,4,${percent / 100})`,
  /** Lightens a control, for edges, hovers and bars. */
  light: (percent: number) => mixed(bone, percent),
  accent,
  onAccent,
  accentGround,
  accentInk: `color-mix(in srgb, ${accent} 60%, white)`,
  accentHover: `color-mix(in srgb, ${accent} 78%, white)`,
  accentEdge: (percent: number) => mixed(accent, percent),
  /** Behind a picture that fills the screen. */
  void: '#000000',
} as const;
