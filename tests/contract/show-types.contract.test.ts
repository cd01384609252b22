import { afterAll, expect, it } from 'vitest';
import { versionOf } from '../../functions/src/platform/edit-document.ts';
import { call } from '../support/api.ts';
import { registerStaff } from '../support/people/viewers.ts';
import { deleteCatalogueOf, newSlugFor, showTypeFor } from '../support/staff-catalogue.ts';
import { stored } from '../support/stored.ts';

const MARK = 'show-types';
const newSlug = newSlugFor(MARK);
afterAll(() => deleteCatalogueOf(MARK));

it('what a kind of show is about stays when an older page leaves it out, and is not stored where it is empty', async () => {
  const [type, { token }] = [newSlug(), await registerStaff('zoomie')];
  const save = async (words: object) => {
    const version = versionOf(await stored.showTypes(type).get());
    await call('saveShowType', { token, body: { version, show_type: showTypeFor(type, words) } });
    return (await stored.showTypes(type).get()).data() ?? {};
  };
  const lead = 'On foot, at first light.';
  expect(await save({ lead })).toMatchObject({ lead });
  expect(await save({ title: 'From an older page' })).toMatchObject({ title: 'From an older page', lead });
  expect(await save({ lead: '' })).not.toHaveProperty('lead');
});
