import {
  bray,
  crickets,
  dove,
  eagle,
  grunt,
  honk,
  roar,
  rumble,
  saw,
  type Voice,
  water,
  whoop,
  wind,
} from './sound.ts';

/** What is heard at each camera. */
export const ambience: Readonly<Record<string, readonly Voice[]>> = {
  tau: [wind(0.5), crickets(0.012, 5200, 60), roar(6), roar(8.4, 0.1), roar(10.4, 0.07), dove(21, 0.03)],
  tembe: [wind(0.35), water(0.4), dove(3), rumble(9, 0.08), rumble(19.5, 0.06), dove(25.5, 0.04)],
  nkorho: [wind(0.6, 4), dove(5), bray(13), dove(22, 0.04), crickets(0.008, 5600, 48)],
  'kwa-maritane': [wind(0.35, 5), water(0.25), dove(2.5, 0.04), bray(16, 0.03), dove(24, 0.05)],
  'naledi-dam': [wind(0.25, 6), water(0.4), eagle(5), grunt(15, 0.12), eagle(25, 0.03)],
  'olifants-river': [water(0.9, 7), wind(0.2), grunt(8), grunt(21, 0.1), eagle(28, 0.02)],
  'rosies-pan': [wind(0.4, 8), crickets(0.03, 4200, 56), honk(6, 0.03), honk(14.4, 0.025), whoop(24, 0.03)],
  'cat-eye': [crickets(0.05, 4000, 50), wind(0.15, 9), saw(12), whoop(24, 0.025)],
  'mopane-hide': [
    wind(0.4, 10),
    crickets(0.015, 6100, 70),
    dove(4),
    honk(11, 0.05),
    honk(19, 0.04),
    dove(26, 0.03),
  ],
  'leopard-rock': [crickets(0.04, 4500, 48), wind(0.3, 11), saw(9, 0.07), whoop(22, 0.03)],
  'hyena-den': [crickets(0.045, 3900, 54), wind(0.15, 12), whoop(5), whoop(7.2, 0.06), whoop(20, 0.05)],
  'heron-island': [water(0.5, 13), wind(0.2), honk(7, 0.04), eagle(16, 0.03), dove(26, 0.03)],
};
