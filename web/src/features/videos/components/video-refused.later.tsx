import { linkTo } from '@boma/domain/site-paths.ts';
import { useEffect } from 'react';
import { ButtonLink } from '../../../components/button.ts';
import { chakra } from '../../../components/ui.ts';
import { refreshUser } from '../../../session/refetch-user.ts';
import { PlanTerms } from '../../membership/components/plan-offer.tsx';

/** The membership has ended while the page was open. Reloads the user, so that the whole page shows its offers. */
export default function VideoRefused() {
  useEffect(() => {
    void refreshUser();
  }, []);
  return (
    <>
      <chakra.p textStyle="lead">This video opens with a Premium membership.</chakra.p>
      <ButtonLink to={linkTo('subscribe')}>Subscribe</ButtonLink>
      <PlanTerms />
    </>
  );
}
