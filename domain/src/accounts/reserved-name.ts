const RESERVED = /admin|moderator|boma|staff|official|support|system|zoomie/;
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};

/** Would people take somebody of this name for the house? Marks, gaps and digits for letters do not disguise it. */
export function isReservedName(name: string): boolean {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[01345@$]/g, (sign) => LOOK_ALIKES[sign] ?? sign)
    .replace(/[^a-z]/g, '');
  return RESERVED.test(plain);
}
