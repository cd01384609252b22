import { type Ctx, HEIGHT, surface, vertical, WIDTH } from './canvas.ts';

export interface Place {
  x: number;
  y: number;
  /** Canvas pixels per unit of the animal (most animals stand about 100 units high). */
  s: number;
  flip?: boolean;
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
  const stand = (k: Ctx) => {
    k.setTransform(place.flip ? -place.s : place.s, 0, 0, place.s, place.x, place.y);
  };
  g.setTransform(1, 0, 0, 1, 0, 0);
  g.globalCompositeOperation = 'source-over';
  g.clearRect(0, 0, WIDTH, HEIGHT);
  stand(g);
  g.fillStyle = light.far ?? light.base;
  silhouette(g, () => {
    g.fillStyle = light.base;
  });
  g.globalCompositeOperation = 'source-atop';
  coat?.(g);
  const height = light.height ?? 105;
  g.fillStyle = vertical(g, -height, 0, [
    [0, 'rgba(255,255,255,0.05)'],
    [0.3, 'rgba(0,0,0,0)'],
    [0.62, light.shade],
    [1, light.shade],
  ]);
  g.fillRect(-400, -400, 800, 800);
  const r = rimSurface;
  r.setTransform(1, 0, 0, 1, 0, 0);
  r.globalCompositeOperation = 'source-over';
  r.clearRect(0, 0, WIDTH, HEIGHT);
  r.drawImage(g.canvas, 0, 0);
  r.globalCompositeOperation = 'destination-out';
  r.drawImage(g.canvas, -light.from[0], -light.from[1]);
  r.globalCompositeOperation = 'source-in';
  r.fillStyle = light.rim;
  r.fillRect(0, 0, WIDTH, HEIGHT);
  g.setTransform(1, 0, 0, 1, 0, 0);
  g.drawImage(r.canvas, 0, 0);
  g.globalCompositeOperation = 'source-over';
  stand(g);
  details?.(g);
  c.drawImage(g.canvas, 0, 0);
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
