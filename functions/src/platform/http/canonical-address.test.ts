import { AppError } from '@boma/domain/errors.ts';
import { describe, expect, it } from 'vitest';
import { requireCanonicalAddress } from './canonical-address.ts';

const messages = { path: '/api/chat/{chat}/messages', cache: { fresh: 60, staleWhileRevalidate: 60 } };
const parsed = { params: { chat: 'chat-tau' }, query: { block: 10, epoch: 0 } };
const path = '/api/chat/chat-tau/messages';

function refusal(address: { path: string; search: string }, endpoint: object = messages) {
  try {
    requireCanonicalAddress(endpoint as typeof messages, address, parsed);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [error.code, Object.keys(error.details.errors ?? {})];
  }
}

describe('requireCanonicalAddress', () => {
  it('accepts the one spelling of an address', () => {
    expect(refusal({ path, search: 'block=10&epoch=0' })).toBeUndefined();
  });

  it('names each unknown key', () => {
    const search = 'block=10&epoch=0&nocache=1&__proto__=2';
    expect(refusal({ path, search })).toEqual(['invalid-input', ['nocache', '__proto__']]);
  });

  it.each([
    'epoch=0&block=10',
    'block=10&epoch=0&',
    'block=10&epoch=00',
    'block=1e1&epoch=0',
    'block=%31%30&epoch=0',
    'block=10&block=10&epoch=0',
  ])('refuses the spelling %s', (search) => {
    expect(refusal({ path, search })).toEqual(['invalid-input', ['query']]);
  });

  it('refuses a path that is spelled differently', () => {
    const spelled = '/api/chat/chat%2Dtau/messages';
    expect(refusal({ path: spelled, search: 'block=10&epoch=0' })).toEqual(['not-found', []]);
  });

  it('accepts any spelling of a call that no CDN stores', () => {
    expect(refusal({ path, search: 'epoch=0&x=1' }, { path: messages.path })).toBeUndefined();
  });
});
