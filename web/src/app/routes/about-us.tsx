import { PageBody } from '../../components/page-body.tsx';
import { usePartners } from '../../components/partner-logos.tsx';
import { PlanTerms } from '../../features/membership/components/plan-offer.tsx';
import { AboutOf } from '../../features/pages/components/about-of.tsx';
import { defaultAbout } from '../../features/pages/default-about.ts';
import { defaultRangers } from '../../features/pages/default-rangers.ts';
import { useEditedPages } from '../../lib/edited-pages.ts';

export default function AboutUsRoute() {
  const { about = defaultAbout, rangers: { rangers } = defaultRangers } = useEditedPages();
  return (
    <PageBody width="text">
      <AboutOf breaksOut about={about} rangers={rangers} partners={usePartners()} terms={<PlanTerms />} />
    </PageBody>
  );
}
