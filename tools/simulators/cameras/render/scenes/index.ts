import type { Scene } from '../lib/canvas.ts';
import { nkorho } from './nkorho.ts';
import { tau } from './tau.ts';
import { tembe } from './tembe.ts';

/** Every scene by the code of its camera. */
export const scenes: Readonly<Record<string, Scene>> = {
  tau,
  tembe,
  nkorho,
};
