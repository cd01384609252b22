/** FNV-1a, from 0 up to 2³²: texts that differ in one letter get numbers far apart. It keeps no secret. */
export function shortHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
