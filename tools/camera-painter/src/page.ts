import { type Paint, surface } from './lib/canvas.ts';
import { scenes } from './scenes/index.ts';

const painters = new Map<string, Paint>();
const frame = surface();

/** Paints a scene at loop position p and answers the picture as base64 JPEG. */
async function shoot(code: string, p: number, quality: number): Promise<string> {
  const scene = scenes[code];
  if (!scene) throw new Error(`no scene ${code}`);
  const paint = painters.get(code) ?? scene();
  painters.set(code, paint);
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
