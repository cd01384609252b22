import { z } from 'zod';
import { shownText } from '../shown-text.ts';
import { type LegalPlace, PRIVACY_HEADINGS, TERMS_HEADINGS } from './legal.constants.ts';
import { placeProblem } from './legal-places.policy.ts';
import { LEGAL_TEXTS, LEGAL_VERSIONS, PRIVACY_PLACES, TERMS_PLACES } from './legal-rules.constants.ts';
import { PAGE_TEXTS } from './pages.constants.ts';

/** Characters. */
const MAX = {
  lead: 200,
  part: 4000,
  /** All parts of a version together. With `LEGAL_VERSIONS` a document stays below the megabyte that the store allows. */
  version: 15_000,
} as const;

const tooLong = (max: number) => `This has at most ${max} characters.`;
const validFrom = z.iso.date({ error: LEGAL_TEXTS.validFrom });
const lead = shownText({
  max: MAX.lead,
  tooLong: tooLong(MAX.lead),
  missing: PAGE_TEXTS.lead,
});
const prose = shownText({
  max: MAX.part,
  tooLong: tooLong(MAX.part),
  missing: PAGE_TEXTS.prose,
  lines: true,
});

type Headings = Readonly<Record<string, string>>;

/** A text for each heading. */
function partsOf<H extends Headings, P>(headings: H, part: (name: keyof H & string) => P) {
  const parts = Object.keys(headings).map((name) => [name, part(name)] as const);
  return Object.fromEntries(parts) as Record<keyof H & string, P>;
}

/**
 * A stored text outlives the release that judged it: headings, places and limits may be others since. So only what staff send is
 * judged, and what a stored version has besides stays in it.
 */
const stored = z.string().default('');
const storedVersion = <H extends Headings>(headings: H) =>
  z.object({ valid_from: validFrom, lead: stored, ...partsOf(headings, () => stored) }).catchall(z.string());
const sent =
  <P extends string>(required: Readonly<Partial<Record<P, readonly LegalPlace[]>>>) =>
  (name: P) =>
    prose.check(({ value, issues }) => {
      const problem = value === '' ? undefined : placeProblem(value, required[name] ?? []);
      if (problem !== undefined) issues.push({ code: 'custom', message: problem, input: value });
    });

/** Names the longest part where all of them together are too long. */
function boundAll(checked: z.core.ParsePayload<Readonly<Record<string, string>>>): void {
  const { value, issues } = checked;
  const byLength = Object.entries(value).toSorted(([, one], [, other]) => other.length - one.length);
  const total = byLength.reduce((sum, [, text]) => sum + text.length, 0);
  const [longest] = byLength;
  const message = `All parts together have at most ${MAX.version} characters.`;
  if (longest && total > MAX.version)
    issues.push({ code: 'custom', message, input: value, path: [longest[0]] });
}

const termsVersion = storedVersion(TERMS_HEADINGS);
export type TermsVersion = z.output<typeof termsVersion>;
const privacyVersion = storedVersion(PRIVACY_HEADINGS);
export type PrivacyVersion = z.output<typeof privacyVersion>;

/** The terms of service, in the order of their days. */
export const termsPage = z.object({
  kind: z.literal('terms'),
  versions: z.array(termsVersion).max(LEGAL_VERSIONS),
});

/** The privacy policy, in the same way. */
export const privacyPage = z.object({
  kind: z.literal('privacy'),
  versions: z.array(privacyVersion).max(LEGAL_VERSIONS),
});

/** The day of the version that the editor began with, which may have begun since. Null: there was none to come. */
const replaces = validFrom.nullable();

/** Staff send one version: the one that will apply next. Null removes it. */
export const termsInput = z.strictObject({
  kind: z.literal('terms'),
  replaces,
  next: z
    .strictObject({ valid_from: validFrom, lead, ...partsOf(TERMS_HEADINGS, sent(TERMS_PLACES)) })
    .check(boundAll)
    .nullable(),
});
export const privacyInput = z.strictObject({
  kind: z.literal('privacy'),
  replaces,
  next: z
    .strictObject({ valid_from: validFrom, lead, ...partsOf(PRIVACY_HEADINGS, sent(PRIVACY_PLACES)) })
    .check(boundAll)
    .nullable(),
});
