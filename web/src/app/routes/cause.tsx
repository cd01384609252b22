import { linkTo } from '@boma/domain/site-paths.ts';
import { ButtonLink } from '../../components/button.ts';
import { PageBody } from '../../components/page-body.tsx';
import { usePartners } from '../../components/partner-logos.tsx';
import { Flex } from '../../components/ui.ts';
import { CauseOf } from '../../features/pages/components/cause-of.tsx';
import { defaultCause } from '../../features/pages/default-cause.ts';
import { useEditedPages } from '../../lib/edited-pages.ts';

export default function CauseRoute() {
  const { cause = defaultCause } = useEditedPages();
  return (
    <PageBody width="text">
      <CauseOf cause={cause} partners={usePartners()}>
        <Flex gap={3} wrap="wrap" paddingTop={4}>
          <ButtonLink className="button" to={linkTo('contactUs')}>
            Tell a ranger
          </ButtonLink>
          <ButtonLink className="button" to={linkTo('streams')} look="quiet">
            Watch the live cameras
          </ButtonLink>
        </Flex>
      </CauseOf>
    </PageBody>
  );
}
