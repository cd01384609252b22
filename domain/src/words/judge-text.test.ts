import { describe, expect, it } from 'vitest';
import { hasLink, heldReason } from './judge-text.ts';

describe('why a text is held', () => {
  const lists = { held: ['faru'], allowed: ['rhinomax'] };

  it('tells protected animals from the words of staff', () => {
    expect(heldReason('A rh1no at Tau', lists)).toBe('protected');
    expect(heldReason('A faru at Tau', lists)).toBe('listed');
    expect(heldReason('A faru and a rhino', lists)).toBe('protected');
  });

  it('lets everything else through, and what staff allow', () => {
    expect(heldReason('A lion at Tau', lists)).toBe(undefined);
    expect(heldReason('My Rhinomax tyres', lists)).toBe(undefined);
    expect(heldReason('My Rhinomax tyres', { held: [], allowed: [] })).toBe('protected');
  });
});

describe('a link', () => {
  it.each([
    'https://win.example',
    'HTTP://x.y',
    'look at www.prizes.example',
    'prizes.com is great',
    'prizes dot com',
    'prizes [dot] com',
    'ｐｒｉｚｅｓ.com',
    'prizes.co.za',
    'go to prizes dot top now',
    'prizes dot online',
    'visit prizes.shop today',
    'prizes(dot)me please',
    'youtu.be/abc',
  ])('is seen in %j', (text) => expect(hasLink(text)).toBe(true));

  it.each([
    'The lions came at 5.30',
    'Wow...so beautiful',
    'I am at home. Me too.',
    'U.S. viewers',
    'a dot on the horizon',
    'See the little dot top right',
    'black dot me thinks it is a kudu',
    'a red dot online',
    'I saw it at dusk.me too',
    'leopard.top of the tree',
    'There is a dot top left!',
    'a polka dot net',
    'in the dot com years',
    'thanks.Shop is open?',
    'seen at 5.30/6.15',
  ])('is not seen in %j', (text) => expect(hasLink(text)).toBe(false));
});
