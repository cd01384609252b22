import { blob, type Ctx, disc, limb } from '../lib/canvas.ts';
import { figure, type Light, type Place } from '../lib/figure.ts';

export interface HornbillPose {
  /** Nods -1..1 and the tail that follows. */
  nod: number;
  call: number;
}

function head(g: Ctx, pose: HornbillPose, then: () => void) {
  g.save();
  g.translate(6, -72);
  g.rotate(pose.nod * 0.22 - pose.call * 0.3);
  then();
  g.restore();
}

type HornbillLight = Light & { dark: string; bill: string };

function silhouette(g: Ctx, pose: HornbillPose) {
  g.save();
  g.translate(-8, -8);
  g.rotate(pose.nod * -0.06);
  limb(g, [
    [0, -10, 7],
    [-9, 22, 7.4],
    [-16, 56, 6],
  ]);
  g.restore();
  blob(g, [
    [-8, -66],
    [6, -66],
    [17, -54],
    [21, -36],
    [15, -14],
    [2, -3],
    [-10, -8],
    [-18, -28],
    [-17, -50],
  ]);
  head(g, pose, () => {
    disc(g, 0, 0, 13, 12.4);
    limb(g, [
      [-4, 8, 10],
      [-2, 16, 10],
    ]);
    limb(g, [
      [-8, -8, 4],
      [-15, -4, 3],
      [-19, 2, 0.6],
    ]);
  });
}

function plumage(g: Ctx, light: HornbillLight, pose: HornbillPose) {
  g.fillStyle = light.dark;
  blob(g, [
    [-14, -60],
    [2, -58],
    [9, -40],
    [3, -18],
    [-8, 2],
    [-17, -6],
    [-21, -32],
  ]);
  g.save();
  g.translate(-8, -8);
  g.rotate(pose.nod * -0.06);
  limb(g, [
    [-2, -6, 6],
    [-11, 22, 6],
    [-17, 46, 5],
  ]);
  g.restore();
  head(g, pose, () =>
    limb(g, [
      [-4, -12, 4],
      [-12, -6, 4],
      [-16, 2, 3],
    ]),
  );
  g.fillStyle = light.base;
  for (let i = 0; i < 11; i += 1) disc(g, -12 + (i % 3) * 7 + (i % 2) * 2, -50 + i * 4.2, 2.6, 1.7, 0.4);
}

function details(g: Ctx, light: HornbillLight, pose: HornbillPose) {
  head(g, pose, () => {
    g.fillStyle = light.bill;
    g.beginPath();
    g.moveTo(8, -9);
    g.bezierCurveTo(24, -17, 42, -8, 51, 10);
    g.bezierCurveTo(38, 2, 24, 2, 9, 3);
    g.fill();
    g.save();
    g.rotate(pose.call * 0.22);
    g.beginPath();
    g.moveTo(8, 2);
    g.bezierCurveTo(24, 2, 38, 4, 50, 11);
    g.bezierCurveTo(34, 11, 20, 9, 7, 8);
    g.fill();
    g.restore();
    g.strokeStyle = 'rgba(70,30,5,0.5)';
    g.lineWidth = 0.9;
    g.beginPath();
    g.moveTo(9, 2.5);
    g.bezierCurveTo(24, 2, 38, 3, 49, 10);
    g.stroke();
    g.fillStyle = '#c7442a';
    disc(g, 4, -1.5, 4.6, 3.8);
    g.fillStyle = '#f3d34e';
    disc(g, 4, -2, 2.8);
    g.fillStyle = '#0c0806';
    disc(g, 4.4, -2, 1.5);
  });
  g.fillStyle = '#2b2420';
  limb(g, [
    [2, -6, 2],
    [4, 1, 1.8],
    [9, 3, 1.4],
  ]);
  limb(g, [
    [8, -7, 2],
    [12, 1, 1.8],
    [17, 3, 1.4],
  ]);
}

/** A yellow-billed hornbill on a branch at y = 0, about 90 units above and 55 below it, facing right. */
export function hornbill(c: Ctx, place: Place, light: HornbillLight, pose: HornbillPose): void {
  figure(
    c,
    place,
    { height: 95, ...light },
    (g) => silhouette(g, pose),
    (g) => plumage(g, light, pose),
    (g) => details(g, light, pose),
  );
}
