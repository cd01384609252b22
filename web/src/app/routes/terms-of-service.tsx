import { PageBody } from '../../components/page-body.tsx';
import { LegalPage } from '../../features/legal/legal-of.tsx';
import { termsDocument } from '../../features/legal/terms-document.ts';

export default function TermsOfServiceRoute() {
  return (
    <PageBody width="text">
      <LegalPage of={termsDocument} />
    </PageBody>
  );
}
