import { TERMS_HEADINGS } from '@boma/domain/pages/legal.constants.ts';
import { defaultTerms } from './default-terms.ts';
import type { LegalDocument } from './legal-document.ts';

export const termsDocument: LegalDocument = {
  kind: 'terms',
  title: 'Terms of Service',
  headings: TERMS_HEADINGS,
  first: defaultTerms,
};
