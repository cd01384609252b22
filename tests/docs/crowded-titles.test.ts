import { expect, it } from 'vitest';
import { allTestTitles } from '../../tools/testing/test-titles.ts';

/** With more rows in a title, a reader does not see which lines prove which row. */
const MOST = 4;

/** Titles with more rows from before this rule: how many rows each has. Take out what you have split, and add none. */
const OLDER: Readonly<Record<string, readonly number[]>> = {
  'domain/src/accounts/profile.test.ts': [5],
  'domain/src/pages/legal.schema.test.ts': [5],
  'tests/contract/photos.contract.test.ts': [5, 5],
  'tests/contract/profile.contract.test.ts': [5],
  'web/src/features/contact/components/contact-form.browser.test.tsx': [5],
};

it('no title of a test or of a step names more than four rows, except older ones, which become fewer', () => {
  const crowded = allTestTitles().filter(({ ids }) => ids.length > MOST);
  const found = [...Map.groupBy(crowded, ({ file }) => file)].map(([file, titles]) => [
    file,
    titles.map(({ ids }) => ids.length).sort((one, other) => other - one),
  ]);
  expect(Object.fromEntries(found), 'Name the rows in the titles of parts: test.step').toEqual(OLDER);
});
