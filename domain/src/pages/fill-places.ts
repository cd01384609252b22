import { LEGAL_PLACES, type LegalPlace } from './legal.constants.ts';

/** A place in a text: whatever stands between two braces. */
export const PLACE = /\{([^{}\n]*)\}/g;

export const isPlace = (name: string): name is LegalPlace =>
  (LEGAL_PLACES as readonly string[]).includes(name);

/** The text with each place filled in. A line of nothing but a place that stands for nothing goes. */
export function fillPlaces(text: string, values: Readonly<Record<LegalPlace, string>>): string {
  return text
    .split('\n')
    .flatMap((line) => {
      const filled = line.replace(PLACE, (place, name: string) => (isPlace(name) ? values[name] : place));
      return filled.trim() === '' && line.trim() !== '' ? [] : [filled];
    })
    .join('\n');
}
