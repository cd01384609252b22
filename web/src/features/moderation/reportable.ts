import type { ReportedKind } from '@boma/domain/moderation/reported-kinds.ts';

/** What a viewer can report, as the viewer sees it. */
export interface Reportable {
  readonly kind: ReportedKind;
  readonly id: string;
  /** What was written. */
  readonly words: string;
  /** The name that is shown with it. Null: none is. */
  readonly author: string | null;
}
