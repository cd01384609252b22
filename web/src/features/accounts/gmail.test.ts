import { expect, it } from 'vitest';
import { isGmail } from './gmail.ts';

it.each(['a@gmail.com', 'A@GMAIL.COM', 'a.b+c@Gmail.co.za'])('takes %s for one of Google’s', (email) => {
  expect(isGmail(email)).toBe(true);
});

it.each([
  'a@googlemail.com',
  'gmail.com@boma.test',
  'a@mygmail.com',
  'a@gmail',
  '',
])('does not take %s for one', (email) => {
  expect(isGmail(email)).toBe(false);
});
