import { describe, expect, it } from 'vitest';
import { lodgeKey, UNKNOWN_LODGE } from './lodge-key.ts';
import { lodgeName } from './lodge-name.ts';
import { lodgeSchema } from './lodges.schema.ts';

describe('lodgeKey', () => {
  it.each([
    ['naledi.boma.test', 'naledi'],
    ['Naledi.Boma.Test', 'naledi'],
    ['localhost', 'localhost'],
    ['www.boma.test', 'www'],
    ['127.0.0.1', '127'],
    ['', UNKNOWN_LODGE],
    ['.example', UNKNOWN_LODGE],
  ])('R1-031 R1-032 is the first label of the host name, else unknown: %j → %s', (host, key) => {
    expect(lodgeKey(host)).toBe(key);
  });
});

describe('lodgeSchema', () => {
  const lodge = { id: 1, slug: 'naledi', fullLogoPath: '/lodges/naledi.svg' };

  it('accepts exactly id, slug and fullLogoPath', () => {
    expect(lodgeSchema.parse(lodge)).toEqual(lodge);
    expect(lodgeSchema.safeParse({ ...lodge, owner: 'x' }).success).toBe(false);
    expect(lodgeSchema.safeParse({ ...lodge, fullLogoPath: '' }).success).toBe(false);
    expect(lodgeSchema.safeParse({ ...lodge, id: 0 }).success).toBe(false);
  });
});

it('a lodge is called by the words of its slug', () => {
  expect(lodgeName('kwa-maritane-lodge')).toBe('Kwa Maritane Lodge');
});
