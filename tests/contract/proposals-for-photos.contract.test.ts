import { beforeAll, describe, expect, it } from 'vitest';
import { type CallOptions, call, request } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { repeatWhileLost } from '../support/lost-answers.ts';
import { askToLeave, deleteDue, letWeekPass } from '../support/people/leaving.ts';
import { registerStaff, registerViewer, type Viewer } from '../support/people/viewers.ts';
import { newPhoto } from '../support/photos.ts';
import { stored } from '../support/stored.ts';

let viewers: Viewer[];
let staff: Viewer;
beforeAll(async () => {
  viewers = [await registerViewer(), await registerViewer(), await registerViewer()];
  staff = await registerStaff('zoomie');
});

type Word = { field: 'alt' | 'species'; value: string | null };
const lion: Word = { field: 'species', value: 'lion' };

/** Repeats what the store gave up because others wanted the same documents. */
async function propose({ token }: Pick<Viewer, 'token'>, photo_id: string, word: Word): Promise<void> {
  const body = { photo_id, ...word };
  const answer = await repeatWhileLost(() => request('proposeOfPhoto', { token, body }));
  expect(answer.status, await answer.text()).toBe(200);
}
const describeAs = async ({ token }: Pick<Viewer, 'token'>, photo_id: string, word: Word) =>
  (await call('describePhoto', { token, body: { photo_id, ...word } })).data;
const shown = async (id: string) => {
  const { alt, alt_by, species, species_by } = (await call('showPhoto', { params: { id } })).data;
  return { alt, alt_by, species, species_by };
};
const list = async (id: string, options: CallOptions = {}) =>
  (await call('listProposals', { params: { id }, ...options })).data;
const storedOf = async (photo: string) =>
  (await stored.photoProposals.all().where('photo', '==', photo).get()).size;

describe('proposals for a photo', () => {
  it('decide once three viewers say the same at once, and no longer when one takes it back', async () => {
    const id = await newPhoto({ isOld: true, alt: 'Two lions' });
    const [first] = viewers;
    await Promise.all(viewers.map((viewer) => propose(viewer, id, lion)));
    expect(await shown(id)).toEqual({
      alt: 'Two lions',
      alt_by: 'photographer',
      species: 'lion',
      species_by: 'viewers',
    });
    const proposals = (await list(id, { token: first?.token ?? '' })).proposals;
    expect(proposals).toEqual([{ field: 'species', value: 'lion', votes: 3, mine: true }]);
    expect((await list(id)).proposals[0]?.mine).toBe(false);
    if (first) await propose(first, id, { field: 'species', value: null });
    expect(await shown(id)).toMatchObject({ species: null, species_by: null });
    expect((await list(id)).proposals[0]?.votes).toBe(2);
  });

  it('count a person once: a new word replaces the one before', async () => {
    const id = await newPhoto({ isOld: true });
    const [one] = viewers;
    if (!one) return;
    for (const value of ['lion', 'lion', 'leopard']) await propose(one, id, { field: 'species', value });
    expect((await list(id)).proposals).toEqual([
      { field: 'species', value: 'leopard', votes: 1, mine: false },
    ]);
  });

  it('replace the description while three viewers agree on it', async () => {
    const id = await newPhoto({ isOld: true, alt: '' });
    for (const [at, viewer] of viewers.entries())
      await propose(viewer, id, {
        field: 'alt',
        value: ['A lion drinks.', 'a lion drinks', 'A  lion drinks!'][at] ?? '',
      });
    expect(await shown(id)).toMatchObject({ alt: 'A lion drinks.', alt_by: 'viewers' });
  });

  it('are decided by the photographer at once, and by staff over all others, in the audit log', async () => {
    const owner = await registerViewer();
    const id = await newPhoto({ isOld: true, uid: owner.uid });
    await propose(owner, id, lion);
    expect(await shown(id)).toMatchObject({ species: 'lion', species_by: 'photographer' });
    await describeAs(staff, id, { field: 'species', value: 'leopard' });
    expect(await shown(id)).toMatchObject({ species: 'leopard', species_by: 'staff' });
    expect((await list(id)).proposals).toEqual([]);
    const recorded = await stored.auditLog.all().where('target', '==', `photos/${id}`).get();
    expect(recorded.docs.map((each) => each.data())).toMatchObject([
      {
        action: 'photo.describe',
        person: owner.uid,
        before: { species: 'lion' },
        after: { species: 'leopard' },
      },
    ]);
    await describeAs(staff, id, { field: 'species', value: null });
    expect(await shown(id)).toMatchObject({ species: 'lion', species_by: 'photographer' });
  });

  it('leave the decision of staff alone, even those of its author as a viewer, who then leaves', async () => {
    const id = await newPhoto({ isOld: true });
    const author = await registerStaff('zoomie');
    await describeAs(author, id, { field: 'species', value: 'leopard' });
    await propose(author, id, lion);
    await propose(author, id, { field: 'species', value: null });
    expect(await shown(id)).toMatchObject({ species: 'leopard', species_by: 'staff' });
    await describeAs(staff, id, { field: 'species', value: 'cheetah' });
    expect(await storedOf(id)).toBe(1);
    await describeAs(author, id, { field: 'species', value: 'leopard' });
    await propose(author, id, lion);
    const { token } = await registerStaff('admin');
    await call('takeRole', { token, body: { uid: author.uid, role: 'zoomie' } });
    await askToLeave(author);
    await letWeekPass(author);
    await deleteDue(author);
    expect(await shown(id)).toMatchObject({ species: 'leopard', species_by: 'staff' });
    const found = await stored.photoProposals.all().where('photo', '==', id).get();
    expect(found.docs.map((each) => each.data().uid)).toEqual([null]);
    await describeAs(staff, id, { field: 'species', value: null });
    expect(await shown(id)).toMatchObject({ species: null, species_by: null });
  });

  it.each([
    ['a guest', undefined, lion, 401],
    ['a protected species', 0, { field: 'species', value: 'pangolin' }, 422],
    ['a text that names one', 0, { field: 'alt', value: 'A rh1no at the dam' }, 422],
    ['nothing', 0, { field: 'alt', value: '' }, 422],
  ] as const)('are refused: %s', async (_what, who, word, status) => {
    const id = await newPhoto({ isOld: true });
    const token = who === undefined ? undefined : viewers[who]?.token;
    const body = { photo_id: id, ...word };
    const answer = await request('proposeOfPhoto', { body, ...(token !== undefined && { token }) });
    expect(answer.status).toBe(status);
    expect(await storedOf(id)).toBe(0);
  });

  it('are not found for a photo that is not there', async () => {
    const options = { token: viewers[0]?.token ?? '', body: { photo_id: 'no-such-photo', ...lion } };
    expect((await request('proposeOfPhoto', options)).status).toBe(404);
    expect(await storedOf('no-such-photo')).toBe(0);
    expect((await request('listProposals', { params: { id: 'no-such-photo' } })).status).toBe(404);
  });

  it('go with the photo', async () => {
    const id = await newPhoto({ isOld: true });
    for (const viewer of viewers) await propose(viewer, id, lion);
    await call('deletePhoto', { token: staff.token, body: { photo_id: id } });
    await eventually(async () => expect(await storedOf(id)).toBe(0));
  });

  it('are in the data file of a user, and count for nothing once the user has left', async () => {
    const id = await newPhoto({ isOld: true });
    const leaver = await registerViewer();
    const [a, b] = viewers;
    for (const viewer of [a, b, leaver]) if (viewer) await propose(viewer, id, lion);
    const { held } = (await call('showData', { token: leaver.token })).data;
    expect(held.photo_proposals).toMatchObject([{ photo: id, field: 'species', value: 'lion' }]);
    expect(await shown(id)).toMatchObject({ species: 'lion' });
    await askToLeave(leaver);
    await letWeekPass(leaver);
    await deleteDue(leaver);
    expect(await shown(id)).toMatchObject({ species: null });
    expect(await storedOf(id)).toBe(2);
  });
});
