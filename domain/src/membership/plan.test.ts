import { expect, it } from 'vitest';
import { membershipPlan, planPrice } from './plan.ts';

it('R1-008 names the price of Premium in one place', () => {
  expect(membershipPlan).toMatchObject({ amount: 499, currency: 'usd' });
  expect(planPrice()).toBe('$4.99 per month + VAT');
});
