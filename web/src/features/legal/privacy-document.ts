import { PRIVACY_HEADINGS } from '@boma/domain/pages/legal.constants.ts';
import { latePart } from '../../components/late-part.tsx';
import { defaultPrivacy } from './default-privacy.ts';
import type { LegalDocument } from './legal-document.ts';

/** It shows itself once the page knows what the site asks consent for, so its code comes later too. */
const ChangeChoices = latePart(() => import('../cookies/components/change-choices.later.tsx'));

export const privacyDocument: LegalDocument = {
  kind: 'privacy',
  title: 'Privacy Policy',
  headings: PRIVACY_HEADINGS,
  first: defaultPrivacy,
  after: { part: 'writing', Shown: ChangeChoices },
};
