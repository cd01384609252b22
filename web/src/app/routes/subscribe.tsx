import { MONEY_BACK_WORDS } from '@boma/domain/membership/plan.ts';
import { linkTo, profilePath } from '@boma/domain/site-paths.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import { lateOrnament } from '../../components/late-part.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { PromiseHead } from '../../components/promise-head.tsx';
import { Box, chakra } from '../../components/ui.ts';
import { guestsOnly, nonSubscribersOnly, subscribersOnly } from '../../components/user-visibility.ts';
import { LOW_WINDOW } from '../../config/breakpoints.ts';
import { RegisterToSubscribe } from '../../features/accounts/components/register-to-subscribe.tsx';
import { SignInForm } from '../../features/accounts/components/sign-in-form.tsx';
import { LegalLinks } from '../../features/legal/legal-links.tsx';
import { EnjoyStep } from '../../features/membership/components/enjoy-step.tsx';
import { Gains, PlanStep } from '../../features/membership/components/plan-step.tsx';
import { PriceTag } from '../../features/membership/components/price-tag.tsx';
import { Stepper } from '../../features/membership/components/stepper.tsx';
import { showToast } from '../../lib/toasts.ts';
import { useStoredUser } from '../../session/session.ts';
import { AccountFrame, framedCamera } from '../layouts/account-frame.tsx';
import type { RouteProps } from '../page.ts';
import { type Stage, useSubscribing } from './subscribe/use-subscribing.ts';

const TIME_TO_READ = 10_000;

const turn = {
  color: 'accent',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
} as const;

const leads = {
  register: 'The account is free, and takes half a minute.',
  signIn: 'Welcome back. Your membership will belong to this account.',
  paid: 'Thank you. Sign in with the account that you paid for, and we will find your membership.',
} as const;

/** The first step; signing in leads to the next one. `paid`: a signed-out user has come from the checkout. */
function RegisterStep({ paid }: { readonly paid: boolean }) {
  const [chosen, setChosen] = useState<'register' | 'signIn'>();
  const mode = chosen ?? (paid ? 'signIn' : 'register');
  const registers = mode === 'register';
  const words = (
    <>
      <chakra.h2 tabIndex={-1} textStyle="section">
        {registers ? 'First, an account' : 'Sign in'}
      </chakra.h2>
      <chakra.p color="muted" marginTop={2} marginBottom={6}>
        {leads[paid && !registers ? 'paid' : mode]}
      </chakra.p>
      {registers && (
        <chakra.div marginBottom={6} paddingLeft={4} borderLeftWidth="2px" borderColor="accent">
          <PriceTag />
          <chakra.p textStyle="small" color="muted" marginTop={1}>
            You pay in the next step. {MONEY_BACK_WORDS}.
          </chakra.p>
        </chakra.div>
      )}
    </>
  );
  return (
    <AccountFrame camera={framedCamera('members-only', 1)} words={words} below={<Gains />} flush>
      {registers ? (
        <RegisterToSubscribe>
          <LegalLinks doing="registering" />
        </RegisterToSubscribe>
      ) : (
        <SignInForm then="profile">
          <LegalLinks doing="signing in" />
        </SignInForm>
      )}
      <chakra.p marginTop={6}>
        {registers ? 'Have an account already? ' : 'No account yet? '}
        <chakra.button type="button" css={turn} onClick={() => setChosen(registers ? 'signIn' : 'register')}>
          {registers ? 'Sign in' : 'Register'}
        </chakra.button>
      </chakra.p>
    </AccountFrame>
  );
}

/** The congratulation is complete without the camera. */
const MembersCamera = lateOrnament<{ readonly wanted: string | undefined }>(
  () => import('./subscribe/members-camera.later.tsx'),
);

/** Shown to signed-in users until their step is known. Guests never see it: their step is prerendered. */
const notForGuests = {
  display: 'none',
  '[data-user]:not([data-user=guest]) &': { display: 'block' },
} as const;
const notForSubscribers = { '[data-user=subscriber] &': { display: 'none' } } as const;

const memberAlready = {
  caption: 'You are a member',
  text: 'Every camera, video and alert is open to you already.',
  link: { href: profilePath('profile'), text: 'Manage Subscription' },
} as const;

const staffAlready = {
  caption: 'You need no membership',
  text: 'Every camera and video is open to you as one of our rangers.',
} as const;

/** Members and staff watch everything, so there is nothing to buy: they go home, and read why there. */
function WatchesAlready({ isMember }: { readonly isMember: boolean }) {
  useEffect(() => {
    showToast({
      kind: 'app',
      tone: 'success',
      timeout: TIME_TO_READ,
      ...(isMember ? memberAlready : staffAlready),
    });
  }, [isMember]);
  return <Navigate to={linkTo('home')} replace />;
}

/** Moves the focus to a step that has replaced another. */
function useStepFocus(stage: Stage) {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef<Stage>(undefined);
  useEffect(() => {
    if (stage === 'waiting') return;
    if (before.current !== undefined && before.current !== stage) {
      panel.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    before.current = stage;
  }, [stage]);
  return panel;
}

/** In a low window the name of a step is smaller than the headline (`theme/low-window.ts`), and the form begins higher. */
const steps = {
  [LOW_WINDOW]: { '& h2': { fontSize: '1.25rem' }, '& > div > ol, & > ol': { marginBottom: 5 } },
} as const;

/** From a guest to a member in three steps. */
export default function SubscribeRoute({ page }: RouteProps) {
  const { stage, paid, cancelled, opening, wanted, open, back } = useSubscribing();
  const user = useStoredUser();
  const panel = useStepFocus(stage);
  const isMember = user?.is_subscribed ?? false;
  if (stage === 'left') return <WatchesAlready isMember={isMember} />;
  return (
    <PageBody>
      <chakra.div marginBottom={{ base: 6, md: 8 }}>
        <PromiseHead title={page.title} promise="Three steps to every camera" />
      </chakra.div>
      <chakra.div ref={panel} css={steps}>
        {(stage === 'waiting' || stage === 'register') && (
          <Box css={guestsOnly}>
            <Stepper current={1} />
            <RegisterStep paid={paid} />
          </Box>
        )}
        {stage === 'waiting' && (
          <Box css={notForGuests} minHeight="60vh" aria-busy="true">
            <chakra.div css={nonSubscribersOnly}>
              <Stepper current={undefined} />
            </chakra.div>
            <chakra.p textStyle="lead" color="muted" css={notForSubscribers}>
              One moment.
            </chakra.p>
            <chakra.p textStyle="lead" css={subscribersOnly}>
              Every camera and video is open to you already.
            </chakra.p>
          </Box>
        )}
        {stage === 'subscribe' && (
          <>
            <Stepper current={2} />
            <AccountFrame camera={framedCamera('members-only', 1)} flush>
              <PlanStep email={user?.email ?? ''} cancelled={cancelled} onLink={(link) => void open(link)} />
            </AccountFrame>
          </>
        )}
        {stage === 'enjoy' && (
          <>
            <Stepper current={isMember ? 4 : 3} />
            <EnjoyStep isMember={isMember} opening={opening} wanted={wanted} onBack={back}>
              <Suspense>
                <MembersCamera wanted={wanted} />
              </Suspense>
            </EnjoyStep>
          </>
        )}
      </chakra.div>
    </PageBody>
  );
}
