const digits = new Intl.NumberFormat('en');
const short = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export const countWords = (count: number): string => digits.format(count);

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** '1.5 MB', in steps of a thousand. */
export function bytesWords(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return `${short.format(bytes / 1000 ** step)} ${UNITS[step]}`;
}

/** '12 %', or 'under 1 %' for little that is not nothing. */
export const percentWords = (share: number): string =>
  share > 0 && share < 0.01 ? 'under 1 %' : `${digits.format(Math.round(share * 100))} %`;
