import { expect, it } from 'vitest';
import { referenceOf, withoutQuery } from './save-snapshot.ts';

const KEY = 'snapshots/2026/02/03/u-1/u-1-tau-1770120000000.jpg';

it('R7-067 the reference is the upload address without its query', () => {
  expect(withoutQuery('https://h/k.jpg?sig=1')).toBe('https://h/k.jpg');
  const address = `https://storage.googleapis.com/boma.appspot.com/${KEY}`;
  expect(referenceOf(`${address}?X-Goog-Signature=1`, KEY)).toBe(address);
});

it('the reference is the key where the address does not name the object', () => {
  expect(referenceOf('http://127.0.0.1:5085/upload/o?name=x', KEY)).toBe(KEY);
});
