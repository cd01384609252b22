import { blob, type Ctx, disc, limb } from '../lib/canvas.ts';
import { figure } from '../lib/figure.ts';

const LIGHT = { rim: 'rgba(255,214,150,0.95)', shade: 'rgba(30,10,10,0.28)', from: [3.4, -2.6] as const };

interface Child {
  skin: string;
  hair: string;
  shirt: string;
  fold: string;
  hat: string;
  band: string;
}

const LERATO: Child = {
  skin: '#7a4a30',
  hair: '#1a1110',
  shirt: '#9c6a3c',
  fold: '#6f4a2a',
  hat: '#8a7450',
  band: '#3c2a1c',
};
const BEN: Child = {
  skin: '#b9825c',
  hair: '#4a2f20',
  shirt: '#5d7064',
  fold: '#3d4d45',
  hat: '#a08a62',
  band: '#7c3324',
};

/** Head, hat and trunk of a child who sits with the back to the viewer; 130 units from the rock to the hat. */
function back(g: Ctx): void {
  limb(g, [
    [0, -8, 33],
    [0, -34, 28],
    [0, -58, 23],
  ]);
  limb(g, [
    [-21, -58, 10],
    [0, -64, 11],
    [21, -58, 10],
  ]);
  limb(g, [
    [0, -66, 8],
    [0, -78, 8],
  ]);
  disc(g, 0, -94, 20, 22);
  disc(g, 0, -105, 41, 9.5);
  blob(g, [
    [-23, -106],
    [-21, -126],
    [-8, -134],
    [0, -131],
    [9, -134],
    [21, -126],
    [23, -106],
  ]);
}

const POINTING = [
  [21, -57, 9.5],
  [46, -66, 8],
  [70, -80, 6.4],
] as const;
const AT_SIDE = [
  [-22, -57, 9.5],
  [-36, -32, 8.4],
  [-34, -6, 7],
] as const;
/** Both hands at the binoculars: of the arms the elbows are seen. */
const ELBOWS = [-1, 1].map(
  (side) =>
    [
      [side * 20, -58, 9.5],
      [side * 42, -52, 8.4],
      [side * 27, -78, 7],
    ] as const,
);

function clothes(g: Ctx, look: Child): void {
  g.fillStyle = look.shirt;
  g.fillRect(-90, -74, 180, 90);
  g.strokeStyle = look.fold;
  g.lineCap = 'round';
  g.lineWidth = 2;
  for (const [x0, y0, x1, y1, x2, y2] of [
    [-12, -62, -16, -38, -12, -6],
    [14, -60, 16, -40, 20, -10],
    [-26, -40, -22, -24, -26, -6],
    [-22, -66, 0, -58, 22, -66],
  ] as const) {
    g.beginPath();
    g.moveTo(x0, y0);
    g.quadraticCurveTo(x1, y1, x2, y2);
    g.stroke();
  }
}

function headOf(g: Ctx, look: Child): void {
  g.fillStyle = look.skin;
  limb(g, [
    [0, -64, 8],
    [0, -80, 8],
  ]);
  g.fillStyle = look.hair;
  disc(g, 0, -94, 20, 22);
  g.fillStyle = look.skin;
  disc(g, -20, -92, 4, 6, 0.2);
  disc(g, 20, -92, 4, 6, -0.2);
}

function hatOf(g: Ctx, look: Child): void {
  g.fillStyle = look.hat;
  g.fillRect(-50, -140, 100, 27);
  g.fillStyle = look.band;
  blob(g, [
    [-23, -106],
    [-22.6, -114],
    [0, -117],
    [22.6, -114],
    [23, -106],
    [0, -103],
  ]);
  g.fillStyle = look.hat;
  disc(g, 0, -104, 41, 8);
  g.strokeStyle = 'rgba(20,10,6,0.4)';
  g.lineWidth = 1.6;
  g.beginPath();
  g.ellipse(0, -106, 40, 7, 0, 0.15, Math.PI - 0.15);
  g.stroke();
}

function braids(g: Ctx, look: Child): void {
  g.fillStyle = look.hair;
  for (const side of [-1, 1])
    for (let i = 0; i < 6; i += 1) disc(g, side * (11 + i * 0.7), -76 + i * 6.4, 4.6 - i * 0.25, 4.2);
  g.fillStyle = '#d8973c';
  for (const side of [-1, 1]) disc(g, side * 15, -40, 3.4);
}

function backpack(g: Ctx): void {
  g.fillStyle = '#8c3f2c';
  g.beginPath();
  g.roundRect(-22, -56, 44, 50, 12);
  g.fill();
  g.fillStyle = '#6d2e20';
  g.beginPath();
  g.roundRect(-15, -32, 30, 22, 6);
  g.fill();
  g.strokeStyle = 'rgba(255,220,180,0.35)';
  g.lineWidth = 1.4;
  g.beginPath();
  g.moveTo(-20, -44);
  g.quadraticCurveTo(0, -40, 20, -44);
  g.stroke();
}

/** She looks through binoculars. */
export function lerato(c: Ctx): void {
  figure(
    c,
    { x: 372, y: 612, s: 2.25, down: 20 },
    { height: 134, ...LIGHT, base: LERATO.shirt },
    (g) => {
      for (const arm of ELBOWS) limb(g, arm);
      back(g);
    },
    (g) => {
      clothes(g, LERATO);
      headOf(g, LERATO);
      hatOf(g, LERATO);
    },
    (g) => braids(g, LERATO),
  );
}

/** He points to what he has seen first. */
export function ben(c: Ctx): void {
  figure(
    c,
    { x: 566, y: 620, s: 2.05, down: 20 },
    { height: 134, ...LIGHT, base: BEN.shirt },
    (g) => {
      limb(g, POINTING);
      limb(g, AT_SIDE);
      back(g);
      limb(g, [
        [66, -78, 5],
        [78, -85, 4.4],
        [88, -88, 2.4],
      ]);
    },
    (g) => {
      clothes(g, BEN);
      headOf(g, BEN);
      hatOf(g, BEN);
      g.fillStyle = BEN.shirt;
      limb(g, POINTING);
      g.fillStyle = BEN.skin;
      limb(g, [
        [62, -76, 5.6],
        [78, -85, 4.6],
        [88, -88, 2.6],
      ]);
      disc(g, -34, -5, 7.4);
    },
    backpack,
  );
}
