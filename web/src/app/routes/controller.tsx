import { staffPath } from '@boma/domain/content-paths.ts';
import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { RouterLink } from '../../components/router-link.tsx';
import { WaitingLines } from '../../components/waiting-lines.tsx';
import { Controller } from '../../features/questions/components/controller.tsx';
import { SignedIn } from '../../session/signed-in.tsx';
import { gateFailure } from '../gate-failure.tsx';
import type { RouteProps } from '../page.ts';

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
      <SignedIn
        waiting={<WaitingLines label="Loading the questions" minHeight="40vh" />}
        failed={gateFailure}
      >
        <Controller />
      </SignedIn>
    </PageBody>
  );
}
