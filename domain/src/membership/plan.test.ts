import { expect, it } from 'vitest';
import { membershipPlan, planPrice } from './plan.ts';

it('R1-008 states the price of Premium in one place', () => {
  expect(membershipPlan).toMatchObject({ amount: 499, currency: 'usd' });
  expect(planPrice()).toBe('$4.99 per month + VAT');
});

it('R9-001 is 4.99 a month, and the site shows it so', () => {
  expect(membershipPlan.amount / 100).toBe(4.99);
  expect(membershipPlan.interval).toBe('month');
  expect(planPrice({ ...membershipPlan, amount: 1250, interval: 'year' })).toBe('$12.50 per year + VAT');
});
