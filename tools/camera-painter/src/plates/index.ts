import type { Scene } from '../lib/canvas.ts';
import { camp } from './camp.ts';
import { pangolin } from './pangolin.ts';
import { naledi, pieter } from './portraits.ts';
import { ridge } from './ridge.ts';
import { young } from './young.ts';

/** Pictures that no camera films: those of the text pages by their names in `web/public/pictures`, and covers. */
export const plates: Readonly<Record<string, Scene>> = { camp, pangolin, naledi, pieter, ridge, young };
