import { lions } from '@boma/domain/sightings/sightings.fixtures.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { LogbookEntry } from './logbook-entry.tsx';

it.each([
  ['the still of that moment', lions.avatar, 'The camera Tau at that moment'],
  ['a cover, which shows no moment', '/covers/tau-sm.jpg', 'The camera Tau'],
])('says what its picture is: %s', async (_, avatar, words) => {
  render(<LogbookEntry sighting={{ ...lions, avatar }} camera="Tau" onRemoved={undefined} />);
  await expect.element(page.getByRole('img', { name: words, exact: true })).toHaveAttribute('src', avatar);
});
