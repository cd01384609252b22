/// <reference lib="dom" />

/**
 * A gel before the lamp: it turns the colours in which a scene is written into those of another light. Red, green and
 * blue are weighed as a lamp of another colour would, after part of the colour is taken out; a gamma below 1 opens the
 * shadows.
 */
export interface Gel {
  gain: readonly [red: number, green: number, blue: number];
  saturation?: number;
  gamma?: number;
}

type Rgba = readonly [number, number, number, number];

function parse(colour: string): Rgba | undefined {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour)?.[1];
  if (hex) {
    const wide = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    const n = Number.parseInt(wide, 16);
    return [n >> 16, (n >> 8) & 255, n & 255, 1];
  }
  const [r, g, b, a = 1] = (/^rgba?\(([^)]+)\)$/.exec(colour)?.[1] ?? '').split(',').map(Number);
  return r === undefined || g === undefined || b === undefined ? undefined : [r, g, b, a];
}

/** A colour as it looks behind the gel. What is no plain colour stays as it is. */
export function seenThrough(gel: Gel, colour: string): string {
  const parsed = parse(colour);
  if (!parsed) return colour;
  const [r, g, b, alpha] = parsed;
  const grey = 0.3 * r + 0.59 * g + 0.11 * b;
  const channel = (value: number, gain: number) => {
    const linear = ((grey + (value - grey) * (gel.saturation ?? 1)) * gain) / 255;
    return Math.round(255 * Math.min(1, Math.max(0, linear)) ** (gel.gamma ?? 1));
  };
  return `rgba(${channel(r, gel.gain[0])},${channel(g, gel.gain[1])},${channel(b, gel.gain[2])},${alpha})`;
}

let active: Gel | undefined;
const known = new WeakMap<Gel, Map<string, string>>();

function filtered(colour: string): string {
  if (!active) return colour;
  let colours = known.get(active);
  if (!colours) known.set(active, (colours = new Map()));
  let seen = colours.get(colour);
  if (seen === undefined) colours.set(colour, (seen = seenThrough(active, colour)));
  return seen;
}

/** Paints with every colour seen through the gel; without one the colours are as written. */
export function behind<T>(gel: Gel | undefined, paint: () => T): T {
  const before = active;
  active = gel;
  try {
    return paint();
  } finally {
    active = before;
  }
}

/** Lets every colour that reaches a canvas pass the gel. The page of the painters calls this once. */
export function mountGel(): void {
  for (const name of ['fillStyle', 'strokeStyle'] as const) {
    const style = Object.getOwnPropertyDescriptor(OffscreenCanvasRenderingContext2D.prototype, name);
    Object.defineProperty(OffscreenCanvasRenderingContext2D.prototype, name, {
      ...style,
      set(value: string | CanvasGradient | CanvasPattern) {
        style?.set?.call(this, typeof value === 'string' ? filtered(value) : value);
      },
    });
  }
  const { addColorStop } = CanvasGradient.prototype;
  CanvasGradient.prototype.addColorStop = function add(at, colour) {
    addColorStop.call(this, at, filtered(colour));
  };
}
