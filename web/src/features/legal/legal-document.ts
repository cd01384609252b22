import type { LegalKind } from '@boma/domain/pages/legal.constants.ts';
import type { ComponentType } from 'react';

/** A version of either legal text: its day, its lead, and a text for each heading. */
export type LegalVersion = Readonly<Record<string, string>> & {
  readonly valid_from: string;
  readonly lead: string;
};

/** One of the two legal texts. Each page loads its own alone. */
export interface LegalDocument {
  readonly kind: LegalKind;
  readonly title: string;
  readonly headings: Readonly<Record<string, string>>;
  /** What applies until staff have written a version. */
  readonly first: LegalVersion;
  /** What viewers can do there, below one of the parts. */
  readonly after?: { readonly part: string; readonly Shown: ComponentType };
}
