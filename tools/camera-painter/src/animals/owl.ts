import { blob, type Ctx, disc, limb } from '../lib/canvas.ts';
import { figure, type Light, type Place } from '../lib/figure.ts';
import { seeded } from '../lib/math.ts';

export interface OwlPose {
  /** -1 looks to the left, 1 to the right. */
  turn: number;
  /** 0 eyes open, 1 shut. */
  blink: number;
  breath: number;
}

function silhouette(g: Ctx, pose: OwlPose): void {
  const b = pose.breath * 0.8;
  blob(g, [
    [-26 - b, -48],
    [-24, -72],
    [-12, -84],
    [12, -84],
    [24, -72],
    [26 + b, -48],
    [20, -18],
    [8, 2],
    [-8, 2],
    [-20, -18],
  ]);
  limb(g, [
    [-4, -6, 9],
    [-3, 22, 7],
    [-2, 40, 5],
  ]);
  const t = pose.turn * 3;
  disc(g, t, -92, 25, 21);
  for (const side of [-1, 1])
    limb(g, [
      [t + side * 14, -104, 7],
      [t + side * 20, -120, 3.4],
      [t + side * 21, -126, 0.6],
    ]);
}

function plumage(g: Ctx, dark: string): void {
  const random = seeded(61);
  g.fillStyle = dark;
  for (let i = 0; i < 150; i += 1) {
    const y = -82 + random() * 84;
    g.globalAlpha = 0.2 + random() * 0.45;
    disc(g, (random() - 0.5) * 54, y, 1 + random() * 2.6, 0.6 + random() * 0.9, random() - 0.5);
  }
  g.globalAlpha = 0.5;
  for (const side of [-1, 1])
    blob(g, [
      [side * 15, -70],
      [side * 30, -56],
      [side * 28, -24],
      [side * 14, -4],
      [side * 20, -36],
    ]);
  g.globalAlpha = 1;
}

function face(g: Ctx, pose: OwlPose, dark: string, eye: string): void {
  const t = pose.turn * 7;
  g.globalAlpha = 0.55;
  g.fillStyle = dark;
  for (const side of [-1, 1]) disc(g, t + side * 10.5, -92, 11, 13.5, side * 0.2);
  g.globalAlpha = 1;
  for (const side of [-1, 1]) {
    g.fillStyle = eye;
    disc(g, t + side * 9.5, -93, 6.6, 6.6 * (1 - pose.blink) + 0.4);
    g.fillStyle = '#070605';
    if (pose.blink < 0.7) disc(g, t + side * 9.5 + pose.turn, -93, 3.2, 3.4 * (1 - pose.blink));
  }
  g.fillStyle = '#15120e';
  blob(g, [
    [t - 3, -88],
    [t + 3, -88],
    [t + 1.4, -80],
    [t, -77],
    [t - 1.4, -80],
  ]);
}

/** An eagle owl seen from the front, 125 units high, its feet at y = 0. */
export function owl(c: Ctx, place: Place, light: Light & { dark: string; eye: string }, pose: OwlPose): void {
  figure(
    c,
    place,
    { height: 110, ...light },
    (g) => silhouette(g, pose),
    (g) => plumage(g, light.dark),
    (g) => face(g, pose, light.dark, light.eye),
  );
}
