import type { LegalKind } from '@boma/domain/pages/legal.constants.ts';
import type { LegalDocument } from './legal-document.ts';
import { privacyDocument } from './privacy-document.ts';
import { termsDocument } from './terms-document.ts';

/** Both legal texts, for what shows either. */
export const legalKinds: Readonly<Record<LegalKind, LegalDocument>> = {
  terms: termsDocument,
  privacy: privacyDocument,
};
