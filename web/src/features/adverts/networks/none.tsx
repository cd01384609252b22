/** For a site without adverts: its places close. */
export function NoAdvert() {
  return null;
}
