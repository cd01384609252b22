import { expect, it } from 'vitest';
import { allTestTitles } from '../../tools/testing/test-titles.ts';

/** With more rows in a title, a reader does not see which lines prove which row. */
const MOST = 4;

it('no title of a test or of a step names more than four rows', () => {
  const crowded = allTestTitles().filter(({ ids }) => ids.length > MOST);
  const found = crowded.map(({ file, title }) => `${file}: ${title}`);
  expect(found, 'Name the rows in the titles of parts: test.step').toEqual([]);
});
