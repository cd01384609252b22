import { blob, type Ctx, disc, limb } from '../lib/canvas.ts';
import { figure, type Light, type Place } from '../lib/figure.ts';

export interface HippoPose {
  /** 0 mouth shut, 1 the widest yawn. */
  yawn: number;
  ear: number;
  /** 0 back well out of the water, 1 only eyes and ears. */
  sink: number;
}

function bather(g: Ctx, pose: HippoPose) {
  const open = pose.yawn;
  blob(g, [
    [-76, 8],
    [-72, -12],
    [-50, -25],
    [-18, -27],
    [6, -20],
    [20, -10],
    [20, 10],
  ]);
  blob(g, [
    [8, 14],
    [8, -12],
    [20, -22 - open * 4],
    [36, -20 - open * 4],
    [46, -12],
    [48, 4],
    [44, 16],
  ]);
  g.save();
  g.translate(30, -8);
  g.rotate(-open * 0.95);
  blob(g, [
    [-8, 8],
    [-6, -10],
    [10, -10],
    [24, -7],
    [38, -9],
    [46, -6],
    [47, 2],
    [42, 8],
    [20, 8],
  ]);
  disc(g, 40, -9, 4, 3);
  g.restore();
  if (open > 0.05) {
    g.save();
    g.translate(30, 0);
    g.rotate(open * 0.12);
    blob(g, [
      [-4, -4],
      [14, -4],
      [34, -6],
      [42, -2],
      [42, 12],
      [0, 14],
    ]);
    g.restore();
  }
  disc(g, 14, -24 - open * 3 - pose.ear * 1.5, 3.6, 4.6, -0.5);
  disc(g, 22, -25 - open * 3, 3, 4.2, 0.2);
  disc(g, 33, -20 - open * 3, 4.6, 4);
}

/** A hippo in the water (the line of the water is y = 0), about 140 units long, facing right. */
export function bathingHippo(c: Ctx, place: Place, light: Light & { mouth: string }, pose: HippoPose): void {
  const s = pose.sink * 12;
  const open = pose.yawn;
  c.save();
  c.beginPath();
  c.rect(0, 0, 1280, place.y);
  c.clip();
  figure(
    c,
    { ...place, y: place.y + s * place.s },
    { height: 34, ...light },
    (g) => bather(g, pose),
    (g) => {
      g.fillStyle = light.mouth;
      if (open > 0.1) {
        g.globalAlpha = Math.min(1, open * 1.6);
        blob(g, [
          [34, -8],
          [46, -14 - open * 22],
          [60, -22 - open * 22],
          [58, -10],
          [62, 0],
          [44, 0],
        ]);
        g.globalAlpha = 1;
      }
      g.fillStyle = 'rgba(220,150,130,0.25)';
      disc(g, 34, -14, 10, 4);
      disc(g, 14, -22, 3, 3);
    },
    (g) => {
      g.fillStyle = '#120c0a';
      disc(g, 34, -20.5 - open * 3, 1.5);
      if (open < 0.4) return;
      g.fillStyle = '#efe6d0';
      limb(g, [
        [60, -2, 2],
        [61, -12, 1.4],
        [60, -17, 0.6],
      ]);
      limb(g, [
        [50, -2, 1.6],
        [50, -9, 0.9],
      ]);
    },
  );
  c.restore();
}

function armour(g: Ctx, gape: number) {
  limb(g, [
    [-112, -2, 0.8],
    [-84, -3.4, 3],
    [-56, -7, 6],
    [-20, -9, 9],
    [14, -9, 9.4],
    [38, -8, 7.4],
    [56, -7, 6],
  ]);
  limb(g, [
    [50, -6, 6],
    [74, -4.6, 4],
    [98, -3.2, 2.6],
  ]);
  g.save();
  g.translate(54, -8);
  g.rotate(-gape * 0.32);
  limb(g, [
    [-4, -1, 5.5],
    [20, -1, 3.6],
    [42, 0, 3],
    [46, -1, 3.2],
  ]);
  g.restore();
  disc(g, 57, -14, 3.4, 2.8);
  limb(g, [
    [26, -6, 5],
    [36, -3, 3.4],
    [32, -1, 3],
  ]);
  limb(g, [
    [-34, -6, 5.5],
    [-24, -3, 3.6],
    [-30, -1, 3],
  ]);
  for (let i = 0; i < 26; i += 1) {
    const x = -104 + i * 5.6;
    const y = -4 - 13.5 * Math.exp(-(((x - 2) / 52) ** 2));
    g.beginPath();
    g.moveTo(x - 3, y + 3);
    g.lineTo(x - 1, y - 2.4);
    g.lineTo(x + 3, y + 3);
    g.fill();
  }
}

/** A crocodile on a sandbank, about 200 units long and low, facing right. */
export function crocodile(c: Ctx, place: Place, light: Light, gape: number): void {
  figure(
    c,
    place,
    { height: 20, ...light },
    (g) => armour(g, gape),
    (g) => {
      g.fillStyle = 'rgba(235,220,170,0.28)';
      limb(g, [
        [-50, -1, 3],
        [0, -1, 4],
        [50, -2, 3],
      ]);
    },
    (g) => {
      g.fillStyle = '#f0d874';
      disc(g, 58.5, -14.4, 1);
    },
  );
}
