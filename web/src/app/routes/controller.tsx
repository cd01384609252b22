import { linkTo } from '@boma/domain/site-paths.ts';
import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { RouterLink } from '../../components/router-link.tsx';
import type { RouteProps } from '../page.ts';

export default function ControllerRoute({ page }: RouteProps) {
  return (
    <PageBody width="text">
      <PageHead
        title={page.title}
        lead="For the crew of a running show. There are no shows on this site yet, so no questions wait here."
      />
      <RouterLink to={linkTo('home')} color="accent" textDecoration="underline" textUnderlineOffset="3px">
        Back to the site
      </RouterLink>
    </PageBody>
  );
}
