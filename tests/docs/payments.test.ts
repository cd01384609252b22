import { globSync, readFileSync } from 'node:fs';
import { GRACE_DAYS, planPrice, REFUND_DAYS } from '@boma/domain/membership/plan.ts';
import { expect, it } from 'vitest';
import { ROOT } from '../../tools/lib/run.ts';
import { settings } from '../../tools/stripe-simulator/src/state/settings.ts';

const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8');

it('R9-001 the price is written once, and every text derives from it', () => {
  // Comments may contain the price.
  const price = /^(?!\s*(?:\/\/|\/?\*)).*\b4\.99\b/m;
  expect(planPrice()).toMatch(price);
  const sources = globSync('{web,domain,functions}/src/**/*.{ts,tsx}', { cwd: ROOT });
  expect(sources.length).toBeGreaterThan(100);
  const naming = sources.filter((path) => !path.includes('.test.') && price.test(read(path)));
  expect(naming).toEqual([]);
});

it('the operator reads the days of the guarantee as they are', () => {
  expect(read('docs/operations.md')).toContain(`| refund on request | ${REFUND_DAYS} days of 86,400 s`);
});

it('a member keeps access until the last retry of a failed payment, as operations.md sets it at Stripe', () => {
  expect(GRACE_DAYS).toBe(7);
  expect(read('docs/operations.md')).toContain('retry failed payments for **one week**');
  expect(settings.parse({}).dunning.retry_days.at(-1)).toBe(GRACE_DAYS);
});
