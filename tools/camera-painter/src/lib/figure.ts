import { type Ctx, HEIGHT, surface, vertical, WIDTH } from './canvas.ts';

export interface Place {
  x: number;
  y: number;
  /** Canvas pixels per unit of the animal (most animals stand about 100 units high). */
  s: number;
  flip?: boolean;
  /** How far it reaches below its place, in its units. */
  down?: number;
}

/** How the light of a scene falls on a figure: rim is where the light comes from, shade the far side. */
export interface Light {
  base: string;
  rim: string;
  shade: string;
  /** Direction towards the light, in canvas pixels: also how wide the rim is. */
  from: readonly [number, number];
  /** Colour of the legs on the far side; the base in shade when left out. */
  far?: string;
  /** Vertical extent of the figure in its units, for the shading from back to belly. */
  height?: number;
}

const figureSurface = surface();
const rimSurface = surface();

/** How far an animal reaches from its place, in its units: to each side and upwards, and below unless it says otherwise. */
const REACH = { side: 200, up: 270, down: 110 };

/** The part of the picture that a figure can cover; the rest is left alone, which makes small figures cheap. */
function frameOf({
  x,
  y,
  s,
  down = REACH.down,
}: Place): readonly [x: number, y: number, width: number, height: number] {
  const left = Math.max(0, Math.floor(x - REACH.side * s));
  const top = Math.max(0, Math.floor(y - REACH.up * s));
  const right = Math.min(WIDTH, Math.ceil(x + REACH.side * s));
  const bottom = Math.min(HEIGHT, Math.ceil(y + down * s));
  return [left, top, right - left, bottom - top];
}

/** Draws an animal with the light of the scene: silhouette, coat, body shading, rim light, then details. */
export function figure(
  c: Ctx,
  place: Place,
  light: Light,
  silhouette: (g: Ctx, near: () => void) => void,
  coat?: (g: Ctx) => void,
  details?: (g: Ctx) => void,
): void {
  const g = figureSurface;
  const [left, top, width, height] = frameOf(place);
  if (width <= 0 || height <= 0) return;
  const copy = (to: Ctx, from: OffscreenCanvas, dx = 0, dy = 0) =>
    to.drawImage(from, left, top, width, height, left + dx, top + dy, width, height);
  const stand = (k: Ctx) => {
    k.setTransform(place.flip ? -place.s : place.s, 0, 0, place.s, place.x, place.y);
  };
  g.setTransform(1, 0, 0, 1, 0, 0);
  g.globalCompositeOperation = 'source-over';
  g.clearRect(left, top, width, height);
  stand(g);
  g.fillStyle = light.far ?? light.base;
  silhouette(g, () => {
    g.fillStyle = light.base;
  });
  g.globalCompositeOperation = 'source-atop';
  coat?.(g);
  g.fillStyle = vertical(g, -(light.height ?? 105), 0, [
    [0, 'rgba(255,255,255,0.05)'],
    [0.3, 'rgba(0,0,0,0)'],
    [0.62, light.shade],
    [1, light.shade],
  ]);
  g.fillRect(-400, -400, 800, 800);
  const r = rimSurface;
  r.setTransform(1, 0, 0, 1, 0, 0);
  r.globalCompositeOperation = 'source-over';
  r.clearRect(left, top, width, height);
  r.save();
  r.beginPath();
  r.rect(left, top, width, height);
  r.clip();
  copy(r, g.canvas);
  r.globalCompositeOperation = 'destination-out';
  copy(r, g.canvas, -light.from[0], -light.from[1]);
  r.globalCompositeOperation = 'source-in';
  r.fillStyle = light.rim;
  r.fillRect(left, top, width, height);
  r.restore();
  g.setTransform(1, 0, 0, 1, 0, 0);
  copy(g, r.canvas);
  g.globalCompositeOperation = 'source-over';
  stand(g);
  details?.(g);
  copy(c, g.canvas);
}

/** A soft shadow on the ground under a figure. */
export function shadow(
  c: Ctx,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour = 'rgba(20,10,5,0.35)',
): void {
  c.save();
  c.translate(x, y);
  c.scale(1, ry / rx);
  const g = c.createRadialGradient(0, 0, rx * 0.1, 0, 0, rx);
  g.addColorStop(0, colour);
  g.addColorStop(1, 'rgba(0,0,0,0)');
  c.fillStyle = g;
  c.fillRect(-rx, -rx, rx * 2, rx * 2);
  c.restore();
}
