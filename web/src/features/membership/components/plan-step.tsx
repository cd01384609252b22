import { MONEY_BACK_WORDS, PAID_UNTIL_WORDS, REFUND_DAYS } from '@boma/domain/membership/plan.ts';
import { CheckIcon } from '../../../components/more-icons.tsx';
import { chakra } from '../../../components/ui.ts';
import { CHANGES_TAKE } from '../changes-take.ts';
import { PayButton } from './pay-button.tsx';
import { PriceTag, useHasGuarantee } from './price-tag.tsx';
import { RequestedNotice } from './requested-notice.tsx';

const GAINS = [
  'Every camera, the members-only ones included',
  'Premium videos, any choice of alerts, and moments to keep',
  'No adverts, on any page',
] as const;

const factsFor = (hasGuarantee: boolean) => [
  ...GAINS,
  ...(hasGuarantee ? [`${MONEY_BACK_WORDS} of your first purchase`] : []),
  `Cancel at any time in your profile; you stay a member ${PAID_UNTIL_WORDS}`,
];

const factList = {
  display: 'grid',
  gap: 3,
  '& li': { display: 'grid', gridTemplateColumns: '22px minmax(0, 1fr)', gap: 3 },
  '& svg': { color: 'good', marginTop: '1px' },
} as const;

const Facts = ({ facts }: { readonly facts: readonly string[] }) => (
  <chakra.ul css={factList}>
    {facts.map((fact) => (
      <li key={fact}>
        <CheckIcon />
        {fact}
      </li>
    ))}
  </chakra.ul>
);

/** What members get, before a visitor has come to the plan. */
export const Gains = () => <Facts facts={GAINS} />;

interface PlanStepProps {
  /** Whose membership it will be. */
  readonly email: string;
  /** The user has come back from the checkout without paying. */
  readonly cancelled: boolean;
  readonly onLink: (link: string) => void;
}

/** The second step: what it costs, what one gets for it, and the way to the checkout. */
export function PlanStep({ email, cancelled, onLink }: PlanStepProps) {
  const hasGuarantee = useHasGuarantee();
  return (
    <>
      {cancelled && (
        <chakra.p role="status" marginBottom={6} paddingLeft={4} borderLeftWidth="2px" borderColor="good">
          You left the checkout, and nothing was charged. Go on whenever you like.
        </chakra.p>
      )}
      <chakra.h2 tabIndex={-1} textStyle="title" textWrap="balance">
        One plan, everything in it
      </chakra.h2>
      <chakra.div marginTop={3}>
        <PriceTag />
      </chakra.div>
      <chakra.div marginY={6}>
        <Facts facts={factsFor(hasGuarantee)} />
      </chakra.div>
      <RequestedNotice />
      <chakra.p textStyle="small" color="muted" marginTop={6} marginBottom={3} overflowWrap="anywhere">
        The membership will belong to {email}.
      </chakra.p>
      <PayButton onLink={onLink} />
      {hasGuarantee && (
        <chakra.p textStyle="small" marginTop={3}>
          Changed your mind within {REFUND_DAYS} days? We pay it all back.
        </chakra.p>
      )}
      <chakra.p textStyle="small" color="muted" marginTop={3}>
        You pay on a page of our payment provider: your card never passes through ours. The VAT depends on
        your country; that page shows it before you pay. {CHANGES_TAKE}
      </chakra.p>
    </>
  );
}
