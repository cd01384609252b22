import { CHAT_TITLE } from '@boma/domain/site-identity.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../components/button.ts';
import { CalendarIcon, FireIcon, HatIcon, LiveIcon } from '../../../components/icons.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import type { Wait } from '../await-membership.ts';
import { CHANGES_TAKE } from '../changes-take.ts';
import { useAwaitedMembership } from '../hooks/use-awaited-membership.ts';

/** Where a new member may go. */
const places = [
  {
    name: CHAT_TITLE,
    href: linkTo('theBoma'),
    text: 'Say hello to the other viewers.',
    icon: <FireIcon />,
  },
  {
    name: 'Live cameras',
    href: linkTo('streams'),
    text: 'All of them, the members’ cameras too.',
    icon: <LiveIcon />,
  },
  {
    name: 'Show schedule',
    href: linkTo('schedule'),
    text: 'When the rangers go on the air.',
    icon: <CalendarIcon />,
  },
  {
    name: 'Ranger shows',
    href: linkTo('shows'),
    text: 'Walks, drives and your questions.',
    icon: <HatIcon />,
  },
] as const;

const placeList = {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
  columnGap: { base: 6, md: 8 },
  marginTop: { base: 10, md: 14 },
  '& a': { display: 'block', height: '100%', borderTopWidth: '1px', paddingY: 5, transition: 'color 160ms' },
  '& a:hover': { borderColor: 'accent' },
  '& strong': { display: 'block', textStyle: 'section', marginTop: 3, marginBottom: 1 },
  '& a:hover strong': { color: 'accent' },
  '& svg': { color: 'accent' },
  '& span': { color: 'muted' },
} as const;

interface EnjoyStepProps {
  readonly isMember: boolean;
  /** The checkout that is being opened. */
  readonly opening: string | undefined;
  /** The members' page that the user wanted to see. */
  readonly wanted: string | undefined;
  /** Back to the second step. */
  readonly onBack: () => void;
  /** What opens for a new member at once. It is high: the ways on from here come first. */
  readonly children?: ReactNode;
}

function Places() {
  return (
    <chakra.ul css={placeList} aria-label="Where to go from here">
      {places.map(({ name, href, text, icon }) => (
        <li key={href}>
          <RouterLink to={href}>
            {icon}
            <strong>{name}</strong>
            <span>{text}</span>
          </RouterLink>
        </li>
      ))}
    </chakra.ul>
  );
}

function Opening({ checkout }: { readonly checkout: string }) {
  return (
    <>
      <chakra.h2 tabIndex={-1} textStyle="title">
        Opening the payment page
      </chakra.h2>
      <chakra.p textStyle="lead" color="muted" marginTop={3} marginBottom={6}>
        It opens in this window, and brings you back when you are done.
      </chakra.p>
      <chakra.a href={checkout} color="accent" textDecoration="underline" textUnderlineOffset="3px">
        Nothing happens? Open the payment page.
      </chakra.a>
    </>
  );
}

const waits = {
  fresh: 'It usually takes a few seconds.',
  slow: `${CHANGES_TAKE} You need not wait here: go and watch, and your membership will follow.`,
  over: CHANGES_TAKE,
} as const;

function Waiting({ wait }: { readonly wait: Wait }) {
  return (
    <>
      <chakra.p textStyle="lead">
        {wait === 'over' ? 'We have not found your payment.' : 'Your payment is being confirmed.'}
      </chakra.p>
      <chakra.p color="muted" marginTop={2}>
        {waits[wait]}
      </chakra.p>
    </>
  );
}

const welcome = (
  <chakra.p textStyle="lead" color="muted">
    You are a member. Every camera is open to you now, and you help to keep them all running: thank you.
  </chakra.p>
);

/** The third step: a payment on its way, and once it has come, the ways into the bush. */
export function EnjoyStep({ isMember, opening, wanted, onBack, children }: EnjoyStepProps) {
  const isOpening = !isMember && opening !== undefined;
  const { wait, again } = useAwaitedMembership(!isMember && !isOpening);
  if (isOpening) return <Opening checkout={opening} />;
  return (
    <>
      <chakra.h2 tabIndex={-1} textStyle={isMember ? 'hero' : 'title'}>
        {isMember ? 'Congratulations!' : 'Almost there'}
      </chakra.h2>
      {/* One element throughout, so that screen readers are told of the change. */}
      <chakra.div role="status" marginTop={3} maxWidth="38rem">
        {isMember ? welcome : <Waiting wait={wait} />}
      </chakra.div>
      <Flex gap={3} wrap="wrap" marginTop={6} _empty={{ display: 'none' }}>
        {isMember && wanted !== undefined && (
          <ButtonLink to={wanted}>Continue to the page you wanted</ButtonLink>
        )}
        {!isMember && wait === 'over' && <Button onClick={again}>Check again</Button>}
        {!isMember && (
          <Button look="quiet" onClick={onBack}>
            I have not paid yet
          </Button>
        )}
      </Flex>
      <Places />
      {isMember && children}
    </>
  );
}
