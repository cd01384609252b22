import type { Scene } from '../lib/canvas.ts';
import { catEye } from './cat-eye.ts';
import { heronIsland } from './heron-island.ts';
import { hyenaDen } from './hyena-den.ts';
import { kwaMaritane } from './kwa-maritane.ts';
import { leopardRock } from './leopard-rock.ts';
import { mopaneHide } from './mopane-hide.ts';
import { nalediDam } from './naledi-dam.ts';
import { nkorho } from './nkorho.ts';
import { olifantsRiver } from './olifants-river.ts';
import { rosiesPan } from './rosies-pan.ts';
import { tau } from './tau.ts';
import { tembe } from './tembe.ts';

/** Every scene by the code of its camera. */
export const scenes: Readonly<Record<string, Scene>> = {
  tau,
  tembe,
  nkorho,
  'kwa-maritane': kwaMaritane,
  'naledi-dam': nalediDam,
  'olifants-river': olifantsRiver,
  'rosies-pan': rosiesPan,
  'cat-eye': catEye,
  'mopane-hide': mopaneHide,
  'leopard-rock': leopardRock,
  'hyena-den': hyenaDen,
  'heron-island': heronIsland,
};
