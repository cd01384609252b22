import { expect, it } from 'vitest';
import { textsOfContract } from './texts-of-contract.test-support.ts';

const PROBES = [
  ['so\u0008ftly', 'softly'],
  ['soft\u000breturn', 'soft return'],
  ['so\u202eftly', 'softly'],
  ['<b>softly</b>', 'softly'],
] as const;

/** Fields of these names are ids, which are only compared. */
const IDS = /\.(?:id|into|uid|user_id|photo_id|message_id|device_id|version)$/;
/** Nobody reads these: they are looked up, exchanged or tried. */
const NOT_SHOWN = [
  'searchPhotos.filters.stream',
  'searchPhotos.filters.user',
  'passDuty.from',
  'passDuty.to',
  'validateUser.firebase_token',
  'findPeople.q',
  'askDeletion.firebase_token',
  'listMembers.q',
  'listAudit.person',
  'listAudit.action',
  'exportAudit.person',
  'exportAudit.action',
  'tryText.text',
];

it('cleans every text that an input of the contract takes and somebody reads', () => {
  const unclean = textsOfContract.flatMap(({ path, schema }) => {
    const passed = PROBES.filter(([raw, clean]) => {
      const { success, data } = schema.safeParse(raw);
      return success && data !== clean;
    });
    return passed.length > 0 && !IDS.test(path) ? [path] : [];
  });
  expect(unclean).toEqual(NOT_SHOWN);
});
