import { priceParts } from '@boma/domain/membership/plan.ts';
import { chakra } from '../../../components/ui.ts';

/** The price of the membership, its number large: `$4.99 per month + VAT`. */
export function PriceTag() {
  const { number, terms } = priceParts();
  return (
    <chakra.p fontVariantNumeric="tabular-nums" fontWeight={600} lineHeight={1.15}>
      <chakra.span textStyle="title">{number}</chakra.span> {terms}
    </chakra.p>
  );
}
