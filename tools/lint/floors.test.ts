import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FLOORS, upwardImport } from './floors.ts';

const ROOT = join(import.meta.dirname, '../..');

it.each([
  ['functions/src/chat/send-message.ts', '../platform/store.ts'],
  ['functions/src/privacy/finish-deletion.ts', '../moderation/anonymise-reports.ts'],
  ['functions/src/chat/send-message.ts', './fold-once.ts'],
  ['functions/src/live/publish.test.ts', '../streams/read-streams.ts'],
  ['functions/src/index.ts', './privacy/delete-due-accounts.ts'],
  ['functions/src/chat/send-message.ts', '@boma/domain/chat/chat.schema.ts'],
  ['web/src/features/chat/components/chat-view.tsx', '../../moderation/components/report-dialog.later.tsx'],
  ['web/src/features/player/kept/stream-player.tsx', '../../lodges/api/lodge.ts'],
  ['web/src/features/streams/components/camera-card.browser.test.tsx', '../../staff/sections.ts'],
  ['web/src/features/chat/components/chat-stage.test-support.tsx', '../../staff/sections.ts'],
  ['web/src/app/routes/stream.tsx', '../../features/staff/sections.ts'],
  ['web/src/features/chat/api/chat-calls.ts', '@boma/domain/staff/staff.api.ts'],
])('%s may import %s', (file, specifier) => {
  expect(upwardImport(file, specifier)).toBeUndefined();
});

it.each([
  ['functions/src/platform/store.ts', '../chat/send-message.ts', 'platform may import only what is below it'],
  ['functions/src/accounts/ensure-user.ts', '../live/publish.ts', 'live is not'],
  ['functions/src/live/publish.ts', '../streams/read-streams.ts', 'streams is not'],
  ['functions/src/alerts/announce-events.ts', '../streams/read-streams.ts', 'streams is not'],
  ['functions/src/shows/save-show-type.ts', '../streams/read-streams.ts', 'streams is not'],
  ['functions/src/shows/save-show-type.ts', '../videos/list-videos.ts', 'videos is not'],
  ['functions/src/lodges/save-lodge.ts', '../pictures/develop-picture.ts', 'pictures is not'],
  ['functions/src/sync/sync-member.ts', '../events/handle-event.ts', 'events is not'],
  ['functions/src/events/handle-event.ts', '../membership/sync-membership.ts', 'membership is not'],
  ['functions/src/membership/sync-membership.ts', '../chat/send-message.ts', 'chat is not'],
  ['functions/src/chat/send-message.ts', '../moderation/impose-sanction.ts', 'moderation is not'],
  ['functions/src/moderation/impose-sanction.ts', '../privacy/finish-deletion.ts', 'privacy is not'],
  ['functions/src/privacy/finish-deletion.ts', '../staff/show-desk.ts', 'staff is not'],
  ['functions/src/weather/report.ts', '../chat/send-message.ts', 'weather has no floor yet'],
  ['web/src/features/cookies/hooks/use-purposes.ts', '../../legal/legal-text.tsx', 'legal is not'],
  ['web/src/features/legal/legal-text.tsx', '../accounts/typed-email.ts', 'accounts is not'],
  ['web/src/features/accounts/typed-email.ts', '../streams/api/streams.ts', 'streams is not'],
  ['web/src/features/streams/featured.ts', '../shows/show-words.ts', 'shows is not'],
  ['web/src/features/lodges/lodge-host.ts', '../player/low-data.ts', 'player is not'],
  ['web/src/features/player/low-data.ts', '../videos/video-words.ts', 'videos is not'],
  ['web/src/features/photos/photo-words.ts', '../multiview/presets.ts', 'multiview is not'],
  ['web/src/features/photos/photo-words.ts', '../chat/drafts.ts', 'chat is not'],
  ['web/src/features/multiview/presets.ts', '../chat/drafts.ts', 'chat is not'],
  ['web/src/features/chat/drafts.ts', '../home/news/sources.ts', 'home is not'],
  ['web/src/features/home/news/sources.ts', '../../staff/sections.ts', 'staff is not'],
  ['web/src/features/questions/asked-and-voted.ts', '../chat/drafts.ts', 'chat is not'],
  ['web/src/features/weather/report.ts', '../chat/drafts.ts', 'weather has no floor yet'],
])('%s may not import %s', (file, specifier, reason) => {
  expect(upwardImport(file, specifier)).toContain(reason);
});

it.each(Object.entries(FLOORS))('has a floor for each subject of %s, and for no other', (room, floors) => {
  const subjects = readdirSync(join(ROOT, room), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(floors.flat().toSorted()).toEqual(subjects.map(({ name }) => name).toSorted());
});

it('has floors for the server and for the site', () => {
  expect(Object.keys(FLOORS)).toEqual(['functions/src', 'web/src/features']);
});
