import { describe, expect, it, vi } from 'vitest';
import { REFUND_DAYS } from './plan.ts';
import { judgeRefund, type Purchase, REFUND_REFUSALS } from './refund.policy.ts';

const paidAt = 1_800_000_000;
const first: Purchase = {
  id: 'in_1',
  subscription: 'sub_1',
  paidAt,
  dispute: undefined,
  isDuplicate: false,
  isRefunded: false,
};
const judge = (purchases: readonly Purchase[], now = paidAt) => judgeRefund(purchases, now);

describe('a refund', () => {
  it('R9-002 can be requested for 14 days', () => {
    expect(REFUND_DAYS).toBe(14);
  });

  it('R1-013 is granted until exactly 14 × 86,400 s after the payment, and not one second later', () => {
    expect(judge([first], paidAt + 14 * 86_400)).toEqual({ granted: first });
    expect(judge([first], paidAt + 14 * 86_400 + 1)).toEqual({ refused: 'too-late' });
  });

  it.each<[string, readonly Purchase[], keyof typeof REFUND_REFUSALS]>([
    ['nothing was paid, as in a trial', [], 'nothing-paid'],
    ['it is the second month', [first, { ...first, id: 'in_2', paidAt: paidAt + 5 }], 'not-first'],
    [
      'it is a second purchase',
      [
        { ...first, isRefunded: true },
        { ...first, paidAt: paidAt + 5 },
      ],
      'already-refunded',
    ],
    ['it was refunded before', [{ ...first, isRefunded: true }], 'already-refunded'],
    ['only something else was paid', [{ ...first, subscription: undefined }], 'nothing-paid'],
    ['the bank is investigating the payment', [{ ...first, dispute: 'open' }], 'disputed'],
    ['the bank has returned the payment', [{ ...first, dispute: 'returned' }], 'returned-by-bank'],
    [
      'it was refunded and then disputed',
      [{ ...first, isRefunded: true, dispute: 'open' }],
      'already-refunded',
    ],
    ['only a duplicate was paid', [{ ...first, isDuplicate: true, isRefunded: true }], 'nothing-paid'],
  ])('is refused when %s', (_, purchases, refused) => {
    expect(judge([first])).toEqual({ granted: first });
    expect(judge(purchases)).toEqual({ refused });
    expect(judge(purchases.toReversed())).toEqual({ refused });
    expect(REFUND_REFUSALS[refused]).toMatch(/^[A-Z].*\.$/);
  });

  it('is granted for a payment that the bank has left with us, as long as any other', () => {
    const kept = { ...first, dispute: 'kept' } as const;
    expect(judge([kept], paidAt + 14 * 86_400)).toEqual({ granted: kept });
    expect(judge([kept], paidAt + 14 * 86_400 + 1)).toEqual({ refused: 'too-late' });
  });

  it('is refused in words that fit the state of the dispute', () => {
    const { disputed, 'returned-by-bank': returned, 'barred-by-dispute': barred } = REFUND_REFUSALS;
    expect(disputed).toMatch(/^Your bank is investigating/);
    for (const words of [returned, barred]) expect(words).not.toMatch(/investigating/);
    expect(returned).toBe('Your bank has returned this payment to you already.');
  });

  it('is not used up by a duplicate purchase that the server has refunded', () => {
    const duplicate = { ...first, id: 'in_2', paidAt: paidAt + 1, isDuplicate: true, isRefunded: true };
    expect(judge([duplicate, first])).toEqual({ granted: first });
  });

  it('is not used up by an invoice of staff for something else', () => {
    const other = { ...first, id: 'in_0', subscription: undefined, paidAt: paidAt - 5 };
    expect(judge([other, first])).toEqual({ granted: first });
  });
});

it('every sentence about the guarantee names the days of the plan', async () => {
  vi.resetModules();
  vi.doMock('./plan.ts', async (original) => ({ ...(await original<object>()), REFUND_DAYS: 23 }));
  const [policy, api] = await Promise.all([import('./refund.policy.ts'), import('./membership.api.ts')]);
  vi.doUnmock('./plan.ts');
  expect(policy.REFUND_REFUSALS['too-late']).toBe('The 23 days of the money-back guarantee are over.');
  expect(api.membershipEndpoints.requestRefund.summary).toBe(
    'Refunds the first purchase within 23 days and ends the membership.',
  );
  expect(policy.judgeRefund([first], paidAt + 23 * 86_400)).toEqual({ granted: first });
});
