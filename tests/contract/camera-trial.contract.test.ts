import type { TrialLine } from '@boma/domain/streams/try-camera.schema.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, request } from '../support/api.ts';
import { registerStaff, type Viewer } from '../support/people/viewers.ts';

let ranger: Viewer;
let admin: Viewer;
beforeAll(async () => {
  [ranger, admin] = await Promise.all([registerStaff('zoomie'), registerStaff('admin')]);
});

const trialOf = async (code: string, subscriber_only: boolean) =>
  (await call('tryCamera', { token: ranger.token, body: { code, subscriber_only } })).data.lines;
const inState = (lines: readonly TrialLine[], state: TrialLine['state']) =>
  lines.filter((line) => line.state === state).map(({ about }) => about);

describe('a trial of a camera', () => {
  it('finds nothing wrong with an open camera', async () => {
    const lines = await trialOf('tau', false);
    expect(inState(lines, 'wrong')).toEqual([]);
    expect(inState(lines, 'ok')).toEqual(
      expect.arrayContaining([
        'Playlist',
        'Window',
        'Dates',
        'CORS',
        'Viewers',
        'Picture',
        'Sound',
        'Moments',
      ]),
    );
    expect(inState(lines, 'ok')).toEqual(
      expect.arrayContaining(['Still, small', 'Still, medium', 'Still, large', 'Still of a moment']),
    );
  });

  it('finds that a members’ camera takes a ticket, and is refused without one', async () => {
    const lines = await trialOf('hyena-den', true);
    expect(inState(lines, 'wrong')).toEqual([]);
    expect(inState(lines, 'ok')).toEqual(
      expect.arrayContaining(['Playlist', 'Picture', 'Ticket of the playlist', 'Ticket of the large still']),
    );
  });

  it('says of a camera that is to be for members that everyone can watch it', async () => {
    expect(inState(await trialOf('tau', true), 'wrong')).toEqual([
      'Ticket of the playlist',
      'Ticket of the large still',
    ]);
  });

  it('says what to do about a code that the media server does not know, and about one that wants a ticket', async () => {
    const [unknown] = await trialOf('no-such-camera', false);
    expect(unknown).toEqual({
      about: 'Playlist',
      state: 'wrong',
      text: 'The server answered 404. There is no picture under this code. Publish the camera at the media server, or correct the code.',
    });
    const [closed] = await trialOf('hyena-den', false);
    expect(closed).toMatchObject({ about: 'Playlist', state: 'wrong' });
    expect(closed?.text).toContain('The server answered 403. It refused an open camera.');
  });

  it('asks under a code, or at the https address of a partner’s named host, and nowhere else', async () => {
    for (const code of ['http://169.254.169.254/', '../control/cameras', 'tau?x=1', '127.0.0.1:8080'])
      expect(
        (await request('tryCamera', { token: ranger.token, body: { code, subscriber_only: false } })).status,
        code,
      ).toBe(422);
    for (const address of [
      'http://live.partner.invalid/a',
      'https://169.254.169.254/',
      'https://localhost/a',
    ])
      expect(
        (
          await request('tryCamera', {
            token: ranger.token,
            body: { code: 'dam', subscriber_only: false, address },
          })
        ).status,
        address,
      ).toBe(422);
  });

  it('of a partner’s camera asks at its address', async () => {
    const body = { code: 'dam', subscriber_only: false, address: 'https://live.partner.invalid/dam.m3u8' };
    const { lines } = (await call('tryCamera', { token: ranger.token, body })).data;
    expect(lines).toMatchObject([{ about: 'Playlist', state: 'wrong' }, { about: 'Partner' }]);
    expect(lines[0]?.text).toContain('no answer within 4 seconds');
  });

  it('is recorded with what was wrong, and no ticket is answered or recorded', async () => {
    const lines = await trialOf('hyena-den', true);
    expect(JSON.stringify(lines)).not.toContain('token=');
    const { records } = (await call('listAudit', { token: admin.token, query: { person: ranger.uid } })).data;
    expect(records[0]).toMatchObject({ action: 'camera.try', after: { code: 'hyena-den', wrong: [] } });
  });
});
