import { CANCEL_WORDS, GUARANTEE_WORDS, priceParts } from '@boma/domain/membership/plan.ts';
import { chakra } from '../../../components/ui.ts';
import { useStoredUser } from '../../../session/session.ts';

/** The price of the membership, its number large: `$4.99 per month + VAT`. */
export function PriceTag() {
  const { number, terms } = priceParts();
  return (
    <chakra.p fontVariantNumeric="tabular-nums" fontWeight={600} lineHeight={1.15}>
      <chakra.span textStyle="title" marginRight={1}>
        {number}
      </chakra.span>{' '}
      {terms}
    </chakra.p>
  );
}

/** The guarantee is for the first purchase (`refund.policy.ts`), so it is not offered to those who have paid before. */
export const useHasGuarantee = () => !useStoredUser()?.has_paid;

/** What stands beside a button that leads to the checkout. */
export const Guarantee = () => (useHasGuarantee() ? GUARANTEE_WORDS : CANCEL_WORDS);
