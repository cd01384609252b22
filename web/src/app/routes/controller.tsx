import { staffPath } from '@boma/domain/content-paths.ts';
import { Suspense } from 'react';
import { latePart } from '../../components/late-part.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { RouterLink } from '../../components/router-link.tsx';
import { WaitingLines } from '../../components/waiting-lines.tsx';
import type { RouteProps } from '../page.ts';

const LiveQueue = latePart(() => import('./controller/live-queue.tsx'));

export default function ControllerRoute({ page }: RouteProps) {
  return (
    <PageBody>
      <PageHead
        title={page.title}
        lead={
          <RouterLink
            to={staffPath('shows')}
            color="accent"
            textDecoration="underline"
            textUnderlineOffset="3px"
          >
            Put a show on the air
          </RouterLink>
        }
      />
      <Suspense fallback={<WaitingLines label="Loading the questions" minHeight="40vh" />}>
        <LiveQueue />
      </Suspense>
    </PageBody>
  );
}
