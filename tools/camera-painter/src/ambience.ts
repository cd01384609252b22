import type { Light } from '../../simulators/cameras/light.ts';
import {
  bray,
  crickets,
  dove,
  eagle,
  grunt,
  honk,
  hoot,
  roar,
  rumble,
  saw,
  type Voice,
  water,
  whoop,
  wind,
} from './sound.ts';

/** What is heard at each camera by day. */
const BY_DAY: Readonly<Record<string, readonly Voice[]>> = {
  tau: [wind(0.5), crickets(0.012, 5200, 60), roar(6), roar(8.4, 0.1), roar(10.4, 0.07), dove(21, 0.03)],
  tembe: [wind(0.35), water(0.4), dove(3), rumble(9, 0.08), rumble(19.5, 0.06), dove(25.5, 0.04)],
  nkorho: [wind(0.6, 4), dove(5), bray(13), dove(22, 0.04), crickets(0.008, 5600, 48)],
  'kwa-maritane': [wind(0.35, 5), water(0.25), dove(2.5, 0.04), bray(16, 0.03), dove(24, 0.05)],
  'naledi-dam': [wind(0.25, 6), water(0.4), eagle(5), grunt(15, 0.12), eagle(25, 0.03)],
  'olifants-river': [water(0.9, 7), wind(0.2), grunt(8), grunt(21, 0.1), eagle(28, 0.02)],
  'rosies-pan': [wind(0.4, 8), crickets(0.03, 4200, 56), honk(6, 0.03), honk(14.4, 0.025), whoop(24, 0.03)],
  'cat-eye': [wind(0.4, 9), dove(3), honk(12, 0.03), dove(19, 0.04), crickets(0.01, 5800, 60)],
  'mopane-hide': [
    wind(0.4, 10),
    crickets(0.015, 6100, 70),
    dove(4),
    honk(11, 0.05),
    honk(19, 0.04),
    dove(26, 0.03),
  ],
  'leopard-rock': [wind(0.5, 11), eagle(7, 0.04), dove(14, 0.03), eagle(23, 0.03)],
  'hyena-den': [wind(0.3, 12), crickets(0.015, 5200, 58), dove(6, 0.03), whoop(20, 0.04), dove(27, 0.03)],
  'heron-island': [water(0.5, 13), wind(0.2), honk(7, 0.04), eagle(16, 0.03), dove(26, 0.03)],
};

/** What is heard at each camera at night: crickets instead of doves, and the hunters. */
const BY_NIGHT: Readonly<Record<string, readonly Voice[]>> = {
  tau: [wind(0.3), crickets(0.045, 4300, 52), roar(3, 0.1), roar(5.4, 0.08), whoop(23, 0.025)],
  tembe: [water(0.35), crickets(0.04, 4600, 50), rumble(7, 0.1), rumble(21, 0.07), whoop(15, 0.03)],
  nkorho: [wind(0.4, 4), crickets(0.045, 4100, 54), whoop(6, 0.05), whoop(9, 0.04), bray(24, 0.03)],
  'kwa-maritane': [water(0.2), crickets(0.05, 4400, 48), saw(11, 0.07), whoop(25, 0.025)],
  'naledi-dam': [water(0.35), crickets(0.05, 3800, 56), grunt(6, 0.13), grunt(19, 0.09)],
  'olifants-river': [
    water(0.8, 7),
    crickets(0.035, 4500, 52),
    grunt(5, 0.12),
    grunt(14, 0.1),
    whoop(26, 0.02),
  ],
  'rosies-pan': [wind(0.3, 8), crickets(0.045, 4200, 56), honk(12, 0.02), roar(18, 0.05), whoop(27, 0.03)],
  'cat-eye': [crickets(0.05, 4000, 50), wind(0.15, 9), saw(12), whoop(24, 0.025)],
  'mopane-hide': [wind(0.2, 10), crickets(0.05, 4700, 58), hoot(5), hoot(6.3, 0.05), hoot(20, 0.06)],
  'leopard-rock': [crickets(0.04, 4500, 48), wind(0.3, 11), saw(9, 0.07), whoop(22, 0.03)],
  'hyena-den': [crickets(0.045, 3900, 54), wind(0.15, 12), whoop(5), whoop(7.2, 0.06), whoop(20, 0.05)],
  'heron-island': [water(0.4, 13), crickets(0.045, 4350, 52), grunt(19.5, 0.11), hoot(9, 0.03)],
};

/** The voices of a camera in a light. @throws Error for a camera without sounds */
export function soundsOf(code: string, light: Light): readonly Voice[] {
  const voices = (light === 'night' ? BY_NIGHT : BY_DAY)[code];
  if (!voices) throw new Error(`Give ${code} its sounds in tools/camera-painter/src/ambience.ts first.`);
  return voices;
}
