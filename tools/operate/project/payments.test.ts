import { expect, it } from 'vitest';
import { walkSteps } from '../step.ts';
import { fakeOperation } from '../testing/fake-operation.ts';
import { payments } from './payments.ts';

const portal = {
  object: 'billing_portal.configuration',
  id: 'bpc_1',
  is_default: true,
  features: {
    customer_update: { enabled: true, allowed_updates: ['address', 'email', 'name', 'tax_id'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: { enabled: false },
  },
};

it('finds a portal where customers can change their email, and takes that from it', async () => {
  const { operation, project, account } = fakeOperation();
  project.secrets.set('STRIPE_SECRET_KEY', [Buffer.from('sk_test_fake').toString('base64')]);
  account.portals = [structuredClone(portal)];
  const steps = payments(operation).filter(({ name }) => name === 'Customer portal');
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  expect(await walkSteps(steps, { apply: false, print })).toEqual(['Customer portal']);
  expect(lines[0]).toBe(
    '✘ Customer portal: customers can change their email there, which the site sets back each night',
  );
  expect(await walkSteps(steps, { apply: true, print })).toEqual([]);
  expect(lines.at(-1)).toBe('✔ Customer portal: card, invoices, and an end with the period (done now)');
});
