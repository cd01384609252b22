import type { LegalKind, LegalPlace } from '@boma/domain/pages/legal.constants.ts';
import { nextVersion, validVersion } from '@boma/domain/pages/legal.policy.ts';
import { PRIVACY_PLACES, TERMS_PLACES } from '@boma/domain/pages/legal-rules.constants.ts';
import type { EditField, EditGroup } from '../../components/editing/edit-kind.ts';
import type { Values } from '../../components/form/problems.ts';
import { serverNow } from '../../lib/server-clock.ts';
import type { LegalVersion } from '../legal/legal-document.ts';
import { legalKinds } from '../legal/legal-kinds.ts';
import { PROSE_HINT } from './prose-parts.ts';

/** The day, the lead, one for each heading, and the day of the version that this one replaces. */
export type LegalField = string;
export type LegalValues = Values<LegalField>;

const partsOf = (kind: LegalKind) => Object.keys(legalKinds[kind].headings);
const versionFields = (kind: LegalKind): readonly LegalField[] => ['valid_from', 'lead', ...partsOf(kind)];
export const legalFields = (kind: LegalKind): readonly LegalField[] => [...versionFields(kind), 'replaces'];

/** The version that applies at camp today, and the one that will follow. */
export function legalNow(kind: LegalKind, versions: readonly LegalVersion[]) {
  const now = serverNow();
  return {
    version: validVersion(versions, now) ?? legalKinds[kind].first,
    next: nextVersion(versions, now),
  };
}

/** What the form shows: the next version, or a copy of the one that applies, without a day; and which one it replaces. */
export function legalValues(kind: LegalKind, versions: readonly LegalVersion[]): LegalValues {
  const { version, next } = legalNow(kind, versions);
  const shown = next ?? { ...version, valid_from: '' };
  return {
    ...Object.fromEntries(versionFields(kind).map((name) => [name, shown[name] ?? ''])),
    replaces: next?.valid_from ?? '',
  };
}

/** What staff typed, as the server takes it. It may be wrong: the schema says where. */
export const toLegalPage = (kind: LegalKind, values: LegalValues) => ({
  kind,
  replaces: values.replaces || null,
  next: Object.fromEntries(versionFields(kind).map((name) => [name, (values[name] ?? '').trim()])),
});

/** Where the schema's names differ from the form's. */
export const legalFieldOf = (kind: LegalKind): Readonly<Record<string, LegalField>> =>
  Object.fromEntries(versionFields(kind).map((name) => [`next.${name}`, name]));

/** The places that each part must name. */
const places: Readonly<Record<LegalKind, Readonly<Record<string, readonly LegalPlace[]>>>> = {
  terms: TERMS_PLACES,
  privacy: PRIVACY_PLACES,
};

const BOLD_HINT = 'Two stars on either side make words **bold**.';

function partField(kind: LegalKind, name: string): EditField<LegalField> {
  const { headings } = legalKinds[kind];
  const needed = (places[kind][name] ?? []).map((place) => `{${place}}`).join(', ');
  return {
    name,
    label: headings[name] || 'Before the first heading',
    kind: 'text',
    ...(needed !== '' && { hint: `Keep ${needed}: the site fills that in.` }),
  };
}

export const legalGroups = (kind: LegalKind): readonly EditGroup<LegalField>[] => [
  {
    title: 'Write the next version',
    lead: 'It begins as a copy of what applies now. Until its day it can be changed and removed, from then on neither. Viewers see beforehand that it comes, and can read it.',
    fields: [
      {
        name: 'valid_from',
        label: 'Applies from',
        kind: 'date',
        hint: 'The day begins at midnight at camp.',
      },
      { name: 'lead', label: 'In a sentence', kind: 'text' },
      { name: 'replaces', label: 'In place of the version of', kind: 'hidden' },
    ],
  },
  {
    title: 'What it says',
    lead: `The headings are the site’s. ${PROSE_HINT} ${BOLD_HINT}`,
    fields: partsOf(kind).map((name) => partField(kind, name)),
  },
];
