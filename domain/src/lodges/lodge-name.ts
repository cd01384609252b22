/** What a lodge is called, which its slug says: `kwa-maritane-lodge` → `Kwa Maritane Lodge` */
export const lodgeName = (slug: string): string =>
  slug.replace(/-/g, ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());
