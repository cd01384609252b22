import { PageBody } from '../../components/page-body.tsx';
import { LegalPage } from '../../features/legal/legal-of.tsx';
import { privacyDocument } from '../../features/legal/privacy-document.ts';

export default function PrivacyPolicyRoute() {
  return (
    <PageBody width="text">
      <LegalPage of={privacyDocument} />
    </PageBody>
  );
}
