import { planPrice } from '@boma/domain/membership/plan.ts';
import type { ReactNode } from 'react';
import { chakra } from '../../../components/ui.ts';
import { Guarantee, PriceTag } from './price-tag.tsx';

/** The way to the membership, between its price and its guarantee. What is around it lays the three out. */
export const PlanOffer = ({ children }: { readonly children: ReactNode }) => (
  <>
    <PriceTag />
    {children}
    <chakra.p textStyle="small" color="muted">
      <Guarantee />
    </chakra.p>
  </>
);

/** Both in small words, where a button has little room around it. */
export const PlanTerms = () => (
  <chakra.p textStyle="small" color="muted">
    {planPrice()}. <Guarantee />
  </chakra.p>
);
