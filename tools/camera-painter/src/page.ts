import type { Light } from '../../simulators/cameras/light.ts';
import { type Paint, surface } from './lib/canvas.ts';
import { mountGel } from './lib/gel.ts';
import { plates } from './plates/index.ts';
import { scenes } from './scenes/index.ts';

mountGel();
const painters = new Map<string, Paint>();
const frame = surface();

/** Paints a scene in a light at loop position p and answers the picture as base64 JPEG. */
async function shoot(code: string, light: Light, p: number, quality: number): Promise<string> {
  const scene = scenes[code] ?? plates[code];
  if (!scene) throw new Error(`no scene ${code}`);
  const key = `${code} ${light}`;
  const paint = painters.get(key) ?? scene(light);
  painters.set(key, paint);
  frame.setTransform(1, 0, 0, 1, 0, 0);
  frame.globalAlpha = 1;
  frame.globalCompositeOperation = 'source-over';
  paint(frame, p);
  const blob = await frame.canvas.convertToBlob({ type: 'image/jpeg', quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
  return btoa(text);
}

Object.assign(globalThis, { shoot });
