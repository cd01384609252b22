import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { TermsText } from '../../features/legal/legal-texts.tsx';

export default function TermsOfServiceRoute() {
  return (
    <PageBody width="text">
      <PageHead title="Terms of Service" lead="The rules of the house. They are short, and we mean them." />
      <TermsText />
    </PageBody>
  );
}
