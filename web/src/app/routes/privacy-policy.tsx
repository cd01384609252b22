import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PrivacyText } from '../../features/legal/legal-texts.tsx';

export default function PrivacyPolicyRoute() {
  return (
    <PageBody width="text">
      <PageHead
        title="Privacy Policy"
        lead="What we keep about you, why, and for how long. It is not much."
      />
      <PrivacyText />
    </PageBody>
  );
}
