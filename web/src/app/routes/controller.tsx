import { staffPath } from '@boma/domain/content-paths.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../components/button.ts';
import { latePart } from '../../components/late-part.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { StaffHead } from '../../components/staff/staff-head.tsx';
import { WaitingLines } from '../../components/waiting-lines.tsx';
import type { RouteProps } from '../page.ts';

const LiveQueue = latePart(() => import('./controller/live-queue.later.tsx'));

const PRESENTER = 'presenter';

export default function ControllerRoute({ page }: RouteProps) {
  const presenting = useSearchParams()[0].get('view') === PRESENTER;
  return (
    <PageBody>
      {!presenting && (
        <StaffHead
          title={page.title}
          lead="The viewers’ questions to the rangers, live for all staff."
          back={{ to: staffPath(), text: 'Staff area' }}
          tools={
            <ButtonLink look="quiet" to={staffPath('shows')}>
              Put a show on the air
            </ButtonLink>
          }
          action={<ButtonLink to={`${linkTo('controller')}?view=${PRESENTER}`}>Presenter’s view</ButtonLink>}
        />
      )}
      <Suspense fallback={<WaitingLines label="Loading the questions" minHeight="40vh" />}>
        <LiveQueue presenting={presenting} />
      </Suspense>
    </PageBody>
  );
}
