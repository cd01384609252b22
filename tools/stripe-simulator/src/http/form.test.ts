import { describe, expect, it } from 'vitest';
import { bracketed, decodeForm } from './form.ts';

describe('form bodies', () => {
  it('decode to objects and lists', () => {
    expect(decodeForm('a=1&b[c]=x%20y&b[d][0]=p&b[d][1]=q&e[]=1&e[]=2&f=')).toEqual({
      a: '1',
      b: { c: 'x y', d: ['p', 'q'] },
      e: ['1', '2'],
      f: '',
    });
    expect(decodeForm('items[0][price]=p&items[0][quantity]=2')).toEqual({
      items: [{ price: 'p', quantity: '2' }],
    });
    expect(decodeForm('')).toEqual({});
  });

  it('reach no prototype', () => {
    expect(decodeForm('__proto__[x]=1&a[__proto__][x]=1&constructor=2')).toEqual({ a: {} });
    expect(({} as { x?: string }).x).toBeUndefined();
  });

  it('name a parameter as Stripe does', () => {
    expect(bracketed(['line_items', 0, 'price'])).toBe('line_items[0][price]');
  });
});
