import { describe, expect, it } from 'vitest';
import { REFUND_DAYS } from './plan.ts';
import { judgeRefund, type Purchase, REFUND_REFUSALS } from './refund.policy.ts';

const paidAt = 1_800_000_000;
const first: Purchase = {
  id: 'in_1',
  subscription: 'sub_1',
  paidAt,
  isDisputed: false,
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
    ['the payment is disputed', [{ ...first, isDisputed: true }], 'disputed'],
    ['only a duplicate was paid', [{ ...first, isDuplicate: true, isRefunded: true }], 'nothing-paid'],
  ])('is refused when %s', (_, purchases, refused) => {
    expect(judge([first])).toEqual({ granted: first });
    expect(judge(purchases)).toEqual({ refused });
    expect(judge(purchases.toReversed())).toEqual({ refused });
    expect(REFUND_REFUSALS[refused]).toMatch(/^[A-Z].*\.$/);
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
