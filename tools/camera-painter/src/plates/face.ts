import { blob, type Ctx, disc, limb } from '../lib/canvas.ts';
import { seeded } from '../lib/math.ts';

export interface Look {
  skin: string;
  shadow: string;
  lip: string;
  hair: string;
  shirt: string;
  fold: string;
  hat: string;
  band: string;
  beard?: string;
  /** Hair gathered at the neck, or cut short. */
  bun?: boolean;
}

/** A face in profile; brow, nose, lips and chin are set by points close together. */
export function head(g: Ctx): void {
  blob(g, [
    [-30, -12],
    [-40, -34],
    [-45, -62],
    [-38, -94],
    [-14, -112],
    [14, -110],
    [32, -96],
    [39, -80],
    [40.5, -69],
    [40, -62],
    [43, -55],
    [51, -43],
    [52.5, -39],
    [47, -35],
    [42.5, -33.5],
    [45, -30],
    [45.6, -27],
    [42.4, -24.4],
    [45, -21.5],
    [43.8, -17.4],
    [39.6, -14.4],
    [41.6, -8],
    [38, 0.6],
    [28, 5],
    [12, 2],
    [2, -6],
    [-14, -8],
  ]);
  limb(g, [
    [-14, -16, 27],
    [-10, 8, 27],
    [-14, 40, 36],
  ]);
}

export function hair(g: Ctx, look: Look): void {
  g.fillStyle = look.hair;
  blob(g, [
    [-34, -18],
    [-47, -44],
    [-48, -74],
    [-38, -98],
    [-12, -114],
    [20, -110],
    [26, -96],
    [2, -90],
    [-8, -78],
    [-11, -64],
    [-18, -54],
    [-21, -38],
    [-22, -18],
  ]);
  if (!look.bun) return;
  disc(g, -52, -42, 20, 21);
  const random = seeded(9);
  g.strokeStyle = 'rgba(255,220,180,0.07)';
  g.lineWidth = 1.1;
  for (let i = 0; i < 16; i += 1) {
    g.beginPath();
    g.ellipse(-52, -42, 4 + random() * 15, 4 + random() * 16, random() * 3, 0, 2 + random() * 2);
    g.stroke();
  }
}

export function beard(g: Ctx, colour: string): void {
  g.fillStyle = colour;
  blob(g, [
    [-12, -46],
    [-4, -38],
    [6, -32],
    [20, -31],
    [34, -34.5],
    [42, -33.5],
    [44, -30],
    [40, -27.6],
    [35, -24],
    [39, -20],
    [43, -16],
    [45, -6],
    [41, 6],
    [30, 14],
    [12, 12],
    [-4, 0],
    [-14, -18],
  ]);
  const random = seeded(31);
  g.strokeStyle = 'rgba(255,236,214,0.25)';
  g.lineWidth = 0.8;
  for (let i = 0; i < 70; i += 1) {
    const x = -8 + random() * 46;
    const y = -32 + random() * 40;
    g.beginPath();
    g.moveTo(x, y);
    g.quadraticCurveTo(x + 2, y + 5, x + 4 - random() * 3, y + 8);
    g.stroke();
  }
}

/** The planes of the cheek, the eye and its brow. */
function eyeAndCheek(g: Ctx, look: Look): void {
  const cheek = g.createRadialGradient(26, -42, 2, 22, -44, 34);
  cheek.addColorStop(0, 'rgba(255,206,160,0.26)');
  cheek.addColorStop(1, 'rgba(255,200,150,0)');
  g.fillStyle = cheek;
  g.fillRect(-20, -90, 80, 90);
  g.fillStyle = look.shadow;
  blob(g, [
    [-14, -10],
    [2, -4],
    [20, 1],
    [32, 3],
    [20, 12],
    [-6, 18],
    [-20, 4],
  ]);
  blob(g, [
    [29, -66],
    [36, -65],
    [39, -60],
    [36, -55],
    [29, -57],
  ]);
  g.fillStyle = '#f3ead9';
  blob(g, [
    [27, -60],
    [32, -63.4],
    [36.6, -61.4],
    [35, -58.2],
    [30.4, -57.8],
  ]);
  g.fillStyle = '#20120b';
  disc(g, 34, -60.6, 2.3, 2.7);
  g.fillStyle = '#fff';
  disc(g, 34.7, -61.6, 0.7);
  g.strokeStyle = '#1a0e09';
  g.lineCap = 'round';
  g.lineWidth = 1.7;
  g.beginPath();
  g.moveTo(25.4, -59.6);
  g.quadraticCurveTo(31, -65.4, 37.6, -62);
  g.stroke();
  g.lineWidth = 3;
  g.strokeStyle = look.hair;
  g.beginPath();
  g.moveTo(23, -69);
  g.quadraticCurveTo(31, -74.6, 39.4, -70);
  g.stroke();
}

/** Nostril, lips and the line between them. */
function noseAndMouth(g: Ctx, look: Look): void {
  g.fillStyle = 'rgba(30,12,6,0.55)';
  disc(g, 44.6, -38.6, 2.4, 1.5, -0.3);
  g.lineWidth = 1.3;
  g.strokeStyle = 'rgba(40,18,10,0.45)';
  g.beginPath();
  g.moveTo(38.6, -44);
  g.quadraticCurveTo(36, -39, 38.4, -35.4);
  g.stroke();
  g.fillStyle = look.lip;
  blob(g, [
    [33, -26.6],
    [40, -30],
    [45, -29],
    [43, -26],
    [45, -22.4],
    [40, -20.4],
  ]);
  g.strokeStyle = 'rgba(40,14,10,0.8)';
  g.lineWidth = 1.4;
  g.beginPath();
  g.moveTo(30.4, -27.6);
  g.quadraticCurveTo(37, -25.4, 43.4, -25.4);
  g.stroke();
}

export function ear(g: Ctx, look: Look): void {
  g.fillStyle = look.skin;
  disc(g, -10, -52, 9, 13, 0.18);
  g.strokeStyle = look.shadow;
  g.lineWidth = 1.8;
  g.beginPath();
  g.ellipse(-10, -53, 6, 9.4, 0.18, 2.4, 6.6);
  g.stroke();
}

/** All that is drawn on the skin of the face. */
export function features(g: Ctx, look: Look): void {
  eyeAndCheek(g, look);
  noseAndMouth(g, look);
}
