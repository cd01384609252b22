import { blob, type Ctx, disc, type Joint, limb } from '../lib/canvas.ts';
import { figure, type Light, type Place } from '../lib/figure.ts';

export interface ElephantPose {
  /** 0 trunk down to the water, 1 curled up to the mouth. */
  drink: number;
  /** -1..1 */
  tail: number;
  /** 0..1 how far the ear fans out. */
  ear: number;
  /** Stride -1..1, 0 when it stands. */
  step?: number;
  calf?: boolean;
}

const leg = (c: Ctx, hip: Joint, foot: number, swing: number, w: number) => {
  const lift = Math.max(0, swing) * 4;
  limb(c, [
    hip,
    [hip[0] + (foot - hip[0]) * 0.5 + swing * 5, -31, w * 0.82],
    [foot + swing * 9, -12 - lift, w * 0.74],
    [foot + swing * 10, -3 - lift, w * 0.84],
  ]);
  c.fillRect(foot + swing * 10 - w * 0.84, -5 - lift, w * 1.68, 5);
};

function trunk(drink: number): Joint[] {
  const k = drink;
  const m = (a: number, b: number) => a + (b - a) * k;
  return [
    [69, -82, 11],
    [77, -64, 9],
    [m(80, 84), m(-44, -46), 7.4],
    [m(81, 84), m(-26, -34), 6],
    [m(83, 77), m(-11, -31), 4.8],
    [m(88, 71), m(-2, -40), 3.6],
    [m(92, 68), m(-1, -49), 2.8],
  ];
}

function silhouette(c: Ctx, pose: ElephantPose, near: () => void) {
  const step = pose.step ?? 0;
  leg(c, [24, -52, 14], 20, -step, 10.5);
  leg(c, [-32, -54, 15], -31, step, 10.5);
  near();
  const sway = pose.tail * 5;
  limb(c, [
    [-60, -78, 3],
    [-67, -62, 2],
    [-67 + sway * 0.5, -46, 1.4],
    [-67 + sway, -34, 1.1],
    [-67 + sway * 1.3, -27, 2.2],
  ]);
  blob(c, [
    [-62, -60],
    [-60, -78],
    [-48, -92],
    [-28, -97],
    [-4, -94],
    [18, -96],
    [34, -99],
    [47, -90],
    [50, -68],
    [42, -46],
    [26, -37],
    [0, -33],
    [-26, -35],
    [-50, -40],
  ]);
  leg(c, [35, -56, 15], 36, step, 11.5);
  leg(c, [-46, -58, 17], -47, -step, 12);
  blob(c, [
    [34, -97],
    [44, -106],
    [57, -112],
    [69, -109],
    [77, -97],
    [79, -80],
    [72, -64],
    [58, -58],
    [44, -64],
    [35, -80],
  ]);
  limb(c, trunk(pose.drink));
  limb(c, [
    [62, -64, 8],
    [68, -56, 5],
    [71, -51, 2.4],
  ]);
}

function ear(c: Ctx, pose: ElephantPose, colour: string, edge: string) {
  c.save();
  c.translate(46, -90);
  c.scale(0.82 + pose.ear * 0.3, 1);
  c.rotate(pose.ear * 0.08);
  const shape = [
    [4, -10],
    [-10, -14],
    [-24, -8],
    [-28, 8],
    [-23, 26],
    [-13, 39],
    [-4, 42],
    [2, 30],
    [8, 16],
    [9, 2],
  ] as const;
  c.fillStyle = edge;
  c.translate(-0.8, 1.2);
  blob(c, shape);
  c.fillStyle = colour;
  c.translate(1.6, -1.6);
  blob(c, shape);
  c.restore();
}

/** An African elephant about 100 units at the shoulder, facing right. */
export function elephant(
  c: Ctx,
  place: Place,
  light: Light & { ear: string; tusk: string },
  pose: ElephantPose,
): void {
  figure(
    c,
    place,
    { height: 112, ...light },
    (g, near) => silhouette(g, pose, near),
    (g) => {
      g.fillStyle = 'rgba(0,0,0,0.22)';
      blob(g, [
        [14, -60],
        [30, -40],
        [20, -34],
        [8, -42],
      ]);
      blob(g, [
        [-30, -58],
        [-22, -38],
        [-30, -34],
        [-38, -44],
      ]);
      g.strokeStyle = 'rgba(0,0,0,0.16)';
      g.lineWidth = 0.9;
      for (let i = 0; i < 9; i += 1) {
        g.beginPath();
        g.moveTo(72 - i * 0.3, -76 + i * 6.6);
        g.quadraticCurveTo(79, -73 + i * 6.6, 86, -77 + i * 6.6);
        g.stroke();
      }
      for (let i = 0; i < 8; i += 1) {
        g.beginPath();
        g.moveTo(-54 + i * 9, -84 + (i % 3) * 4);
        g.quadraticCurveTo(-58 + i * 10, -66, -50 + i * 9, -46);
        g.stroke();
      }
    },
    (g) => {
      ear(g, pose, light.ear, 'rgba(0,0,0,0.35)');
      g.fillStyle = 'rgba(10,6,4,0.85)';
      disc(g, 66, -88, 1.5, 1.2);
      if (pose.calf) return;
      g.fillStyle = light.tusk;
      limb(g, [
        [69, -64, 2.6],
        [79, -56, 2.2],
        [89, -54, 1.5],
        [97, -57, 0.6],
      ]);
    },
  );
}
