import { expect, it } from 'vitest';
import { legalPlaces } from './legal-places.ts';

it('names reCAPTCHA where pages send tokens of App Check, and nowhere else', () => {
  expect(legalPlaces(true).app_check).toBe(
    '- **Google reCAPTCHA** tells our pages from programs that misuse the site. It looks at how the browser behaves, and sets a cookie of its own at Google, in the United States under the same two.',
  );
  expect(legalPlaces(false).app_check).toBe('');
});
