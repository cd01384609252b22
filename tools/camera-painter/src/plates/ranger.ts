import { blob, type Ctx, limb } from '../lib/canvas.ts';
import { figure, type Light, type Place } from '../lib/figure.ts';
import { beard, ear, features, hair, head, type Look } from './face.ts';

function shoulders(g: Ctx): void {
  blob(g, [
    [-178, 260],
    [-158, 96],
    [-126, 54],
    [-74, 31],
    [-44, 12],
    [-12, 30],
    [22, 26],
    [50, 38],
    [98, 60],
    [130, 102],
    [142, 260],
  ]);
}

function hat(g: Ctx, look: Look): void {
  g.fillStyle = look.hat;
  blob(g, [
    [-44, -84],
    [-45, -112],
    [-34, -136],
    [-8, -146],
    [20, -140],
    [34, -122],
    [37, -94],
  ]);
  g.fillStyle = look.band;
  blob(g, [
    [-46, -84],
    [-46, -98],
    [-6, -106],
    [36, -100],
    [39, -88],
    [0, -92],
  ]);
  g.fillStyle = look.hat;
  blob(g, [
    [-88, -70],
    [-70, -84],
    [-30, -93],
    [12, -96],
    [54, -92],
    [80, -80],
    [84, -75],
    [48, -80],
    [6, -82],
    [-38, -78],
    [-72, -66],
  ]);
  g.strokeStyle = 'rgba(20,10,6,0.35)';
  g.lineWidth = 2;
  g.beginPath();
  g.moveTo(-84, -69);
  g.bezierCurveTo(-44, -82, 20, -88, 82, -76);
  g.stroke();
  g.beginPath();
  g.moveTo(-30, -134);
  g.quadraticCurveTo(-4, -126, 24, -136);
  g.stroke();
}

/** The two flaps of the collar, over the neck. */
function collar(g: Ctx, look: Look): void {
  g.fillStyle = look.shirt;
  blob(g, [
    [-50, 2],
    [-36, 28],
    [-14, 50],
    [8, 66],
    [-8, 86],
    [-48, 56],
    [-62, 24],
  ]);
  blob(g, [
    [30, 18],
    [50, 36],
    [60, 62],
    [36, 92],
    [14, 66],
    [24, 44],
  ]);
}

function shirt(g: Ctx, look: Look): void {
  g.fillStyle = look.shirt;
  shoulders(g);
  g.fillStyle = look.fold;
  blob(g, [
    [-34, 26],
    [-8, 52],
    [18, 56],
    [44, 46],
    [56, 66],
    [26, 92],
    [0, 74],
    [-38, 52],
  ]);
  g.strokeStyle = look.fold;
  g.lineWidth = 2.4;
  g.lineCap = 'round';
  for (const [x0, y0, x1, y1, x2, y2] of [
    [26, 92, 30, 150, 26, 250],
    [-110, 92, -84, 130, -96, 230],
    [-96, 66, -70, 74, -52, 60],
    [84, 96, 74, 150, 86, 240],
    [-20, 120, -24, 170, -12, 240],
    [60, 78, 84, 84, 104, 104],
  ] as const) {
    g.beginPath();
    g.moveTo(x0, y0);
    g.quadraticCurveTo(x1, y1, x2, y2);
    g.stroke();
  }
  g.fillStyle = look.fold;
  g.fillRect(-82, 122, 62, 5);
  g.fillRect(44, 124, 52, 5);
}

/** A ranger in profile, head and shoulders, looking to the right; 400 units from the hat to the lower edge. */
export function ranger(c: Ctx, place: Place, light: Omit<Light, 'base'>, look: Look): void {
  figure(
    c,
    { ...place, down: 280 },
    { height: 160, ...light, base: look.skin },
    (g) => {
      shoulders(g);
      hair(g, look);
      g.fillStyle = look.skin;
      head(g);
      hat(g, look);
    },
    (g) => {
      shirt(g, look);
      g.fillStyle = look.skin;
      head(g);
      features(g, look);
      if (look.beard) beard(g, look.beard);
      collar(g, look);
      hair(g, look);
      ear(g, look);
      hat(g, look);
      const under = g.createLinearGradient(0, -84, 0, -52);
      under.addColorStop(0, 'rgba(30,12,10,0.55)');
      under.addColorStop(1, 'rgba(30,12,10,0)');
      g.fillStyle = under;
      g.fillRect(-48, -80, 96, 30);
    },
  );
}

/** Binoculars on their strap. */
export function binoculars(c: Ctx, { x, y, s }: Place): void {
  c.save();
  c.translate(x, y);
  c.scale(s, s);
  c.strokeStyle = '#1c1412';
  c.lineWidth = 4;
  c.beginPath();
  c.moveTo(-44, 34);
  c.quadraticCurveTo(-30, 96, 6, 132);
  c.moveTo(42, 50);
  c.quadraticCurveTo(46, 100, 34, 132);
  c.stroke();
  c.fillStyle = '#1d1714';
  limb(c, [
    [4, 132, 9],
    [2, 158, 12],
    [0, 184, 14],
  ]);
  limb(c, [
    [36, 132, 9],
    [40, 158, 12],
    [44, 184, 14],
  ]);
  c.fillRect(8, 142, 28, 18);
  c.fillStyle = 'rgba(255,196,130,0.35)';
  limb(c, [
    [11, 134, 1.6],
    [12, 160, 2.2],
    [13, 182, 2],
  ]);
  limb(c, [
    [45, 134, 1.6],
    [50, 160, 2.2],
    [56, 182, 2],
  ]);
  c.restore();
}
