import { expect, it } from 'vitest';
import { auditTarget } from './audit-target.ts';

it.each([
  ['streams/tau', 'Tau', { text: 'Camera Tau', to: '/staff/cameras/tau' }],
  ['videos/7', 'Lions at dawn', { text: 'Video Lions at dawn', to: '/staff/videos/7' }],
  ['shows/17', null, { text: 'Show 17', to: '/staff/shows' }],
  ['sanctions/u1', null, { text: 'Sanction u1', to: '/staff/people/u1' }],
  [
    'sightings/QlzN8KO3d2RbRBHDbSrk',
    'Leopard',
    { text: 'Sighting Leopard', to: '/staff/sightings/QlzN8KO3d2RbRBHDbSrk' },
  ],
  ['chat-reports/73aefabf151e1336d883aa575a5f974f', null, { text: 'Report', to: '/staff/reports' }],
  ['chats/chat-tau', null, { text: 'Chat Tau', to: '/staff/chats/chat-tau' }],
  ['exports/members', null, { text: 'File of members', to: '/staff/people' }],
  ['server-state/switches', null, { text: 'server-state/switches' }],
  ['something-new/1', null, { text: 'something-new/1' }],
])('%s named %j', (target, target_name, expected) => {
  expect(auditTarget({ target, target_name })).toEqual(expected);
});
