import { isPlace, PLACE } from './fill-places.ts';
import type { LegalPlace } from './legal.constants.ts';
import { ITEM_PLACES, LEGAL_TEXTS } from './legal-rules.constants.ts';

/** What is wrong with the places of a text: one that it lacks, one that the site does not know, or one in the wrong spot. */
export function placeProblem(text: string, required: readonly LegalPlace[]): string | undefined {
  const named = [...text.matchAll(PLACE)].map(([, name = '']) => name);
  const unknown = named.find((name) => !isPlace(name));
  if (unknown !== undefined) return LEGAL_TEXTS.unknown(unknown);
  if (/[{}]/.test(text.replace(PLACE, ''))) return LEGAL_TEXTS.brace;
  const lacking = required.find((place) => !named.includes(place));
  if (lacking !== undefined) return LEGAL_TEXTS.lacks(lacking);
  const lines = text.split('\n').map((line) => line.trim());
  const within = ITEM_PLACES.find((place) =>
    lines.some((line) => line.includes(`{${place}}`) && line !== `{${place}}`),
  );
  return within && LEGAL_TEXTS.ownLine(within);
}
