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
  'tests/e2e/adverts.spec.ts': [8],
  'tests/e2e/chat-places.spec.ts': [8, 6, 5],
  'tests/e2e/chat.spec.ts': [9],
  'tests/e2e/course.spec.ts': [5, 5],
  'tests/e2e/footer.spec.ts': [7, 5],
  'tests/e2e/home.spec.ts': [8],
  'tests/e2e/lodge.spec.ts': [6],
  'tests/e2e/photos.spec.ts': [10],
  'tests/e2e/premium.spec.ts': [7],
  'tests/e2e/profile-names.spec.ts': [7],
  'tests/e2e/questions.spec.ts': [9, 6, 5],
  'tests/e2e/register.spec.ts': [6],
  'tests/e2e/routes.spec.ts': [8],
  'tests/e2e/shell.spec.ts': [8],
  'tests/e2e/shelved-videos.spec.ts': [6],
  'tests/e2e/shows.spec.ts': [10],
  'tests/e2e/sightings.spec.ts': [6, 5],
  'tests/e2e/sign-in.spec.ts': [9, 8, 6, 6],
  'tests/e2e/snapshots.spec.ts': [10, 6],
  'tests/e2e/stream.spec.ts': [7, 6],
  'tests/e2e/streams.spec.ts': [8],
  'tests/e2e/subscribe.spec.ts': [7, 6, 5],
  'tests/e2e/talk.spec.ts': [9],
  'tests/e2e/toasts.spec.ts': [5],
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
