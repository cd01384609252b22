import type { HeldKindName } from './held-kinds.ts';

/** How a user's documents are found: by the document's id, or by a field that contains the user's id. */
export type FoundBy = 'id' | { readonly field: string };

interface Exported {
  /** The name of the section in the user's data file. */
  readonly section: string;
  readonly foundBy: FoundBy;
  /** Fields that are about another person. */
  readonly omit?: readonly string[];
  /** The section includes the document's id, because it means something to the user. */
  readonly withId?: true;
}

interface NotExported {
  readonly section: null;
  readonly because: string;
  /** Absent: no document belongs to one user. */
  readonly foundBy?: FoundBy;
}

/**
 * What the deletion of the account does with it. `deleted` and `anonymised`: at once. `kept`: with the user's id and
 * nothing else about them, for the years that the law requires. `expires`: deleted by a time-to-live policy.
 */
type End =
  | { readonly end: 'deleted' | 'kept'; readonly foundBy: FoundBy }
  | { readonly end: 'anonymised' | 'expires' };

export type Holding =
  | { readonly holds: 'nothing personal' }
  | ({
      readonly holds: 'personal data';
      /** The row of the privacy policy that names it. */
      readonly kind: HeldKindName;
      readonly why: string;
    } & (Exported | NotExported) &
      End);
