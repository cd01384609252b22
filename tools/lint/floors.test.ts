import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FLOORS, upwardImport } from './floors.ts';

const FUNCTIONS = join(import.meta.dirname, '../../functions/src');

it.each([
  ['functions/src/chat/send-message.ts', '../platform/store.ts'],
  ['functions/src/privacy/finish-deletion.ts', '../moderation/anonymise-reports.ts'],
  ['functions/src/chat/send-message.ts', './fold-once.ts'],
  ['functions/src/live/publish.test.ts', '../streams/read-streams.ts'],
  ['functions/src/index.ts', './privacy/delete-due-accounts.ts'],
  ['functions/src/chat/send-message.ts', '@boma/domain/chat/chat.schema.ts'],
])('%s may import %s', (file, specifier) => {
  expect(upwardImport(file, specifier)).toBeUndefined();
});

it.each([
  ['functions/src/platform/store.ts', '../chat/send-message.ts', 'platform may import only what is below it'],
  ['functions/src/live/publish.ts', '../streams/read-streams.ts', 'streams is not'],
  ['functions/src/shows/save-show-type.ts', '../streams/read-streams.ts', 'streams is not'],
  ['functions/src/weather/report.ts', '../chat/send-message.ts', 'weather has no floor yet'],
])('%s may not import %s', (file, specifier, reason) => {
  expect(upwardImport(file, specifier)).toContain(reason);
});

it('has a floor for each subject of the server, and for no other', () => {
  const subjects = readdirSync(FUNCTIONS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(FLOORS.flat().toSorted()).toEqual(subjects.map(({ name }) => name).toSorted());
});
