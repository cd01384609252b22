import { blob, type Ctx, disc, type Point } from './canvas.ts';
import { seeded } from './math.ts';

export interface Stone {
  x: number;
  /** The line it rests on. */
  y: number;
  w: number;
  h: number;
  seed: number;
  lit: string;
  body: string;
  dark: string;
  /** -1 lit from the left, 1 from the right. */
  side: number;
}

/** A weathered boulder: rounded, lit on top and one side, with cracks and lichen. */
export function stone(c: Ctx, s: Stone): void {
  const random = seeded(s.seed);
  const points: Point[] = [];
  for (let i = 0; i <= 10; i += 1) {
    const a = Math.PI + (i / 10) * Math.PI;
    const bulge = 0.88 + random() * 0.22;
    points.push([
      s.x + Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.75 * s.w * 0.5 * bulge,
      s.y - Math.abs(Math.sin(a)) ** 0.8 * s.h * bulge,
    ]);
  }
  points.push([s.x + s.w * 0.46, s.y + s.h * 0.06], [s.x - s.w * 0.46, s.y + s.h * 0.06]);
  c.save();
  const g = c.createLinearGradient(s.x + s.side * s.w * 0.4, s.y - s.h, s.x - s.side * s.w * 0.35, s.y);
  g.addColorStop(0, s.lit);
  g.addColorStop(0.45, s.body);
  g.addColorStop(1, s.dark);
  c.fillStyle = g;
  blob(c, points);
  c.clip();
  c.strokeStyle = s.dark;
  c.lineCap = 'round';
  for (let i = 0; i < 5; i += 1) {
    const x = s.x + (random() - 0.5) * s.w * 0.8;
    const y = s.y - s.h * (0.25 + random() * 0.7);
    c.globalAlpha = 0.25 + random() * 0.3;
    c.lineWidth = 0.8 + random() * s.h * 0.012;
    c.beginPath();
    c.moveTo(x, y);
    c.bezierCurveTo(
      x + s.w * 0.06,
      y + s.h * 0.16,
      x - s.w * 0.05,
      y + s.h * 0.3,
      x + s.w * (random() - 0.5) * 0.25,
      y + s.h * 0.5,
    );
    c.stroke();
  }
  for (let i = 0; i < 60; i += 1) {
    c.globalAlpha = 0.05 + random() * 0.13;
    c.fillStyle = random() < 0.5 ? s.lit : s.dark;
    disc(
      c,
      s.x + (random() - 0.5) * s.w,
      s.y - random() * s.h,
      2 + random() * Math.min(8, s.w * 0.05),
      1 + random() * Math.min(3, s.h * 0.03),
      random(),
    );
  }
  c.restore();
}
