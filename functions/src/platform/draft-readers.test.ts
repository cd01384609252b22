import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Readers = Readonly<Record<string, string>>;

/** Who may read the documents of cameras, drafts too, and why. */
const OF_CAMERAS: Readers = {
  'functions/src/platform/read-streams.ts': 'leaves drafts out for all others',
  'functions/src/chat/is-chat.ts': 'only makes the query that readPublicStreams reads',
  'functions/src/lodges/list-lodge-streams.ts': 'only makes the query that readPublicStreams reads',
  'functions/src/lodges/list-lodges.ts': 'for staff',
  'functions/src/lodges/remove-lodge.ts': 'a draft belongs to its lodge too',
  'functions/src/pages/save-page.ts': 'no text may tell the place of a draft either',
  'functions/src/pictures/sweep-pictures.ts': 'a draft uses its cover',
  'functions/src/staff/export-audit.ts': 'for staff, whether it shows a den',
  'functions/src/staff/list-audit.ts': 'names a camera for staff',
  'functions/src/staff/restore.ts': 'for staff',
  'functions/src/staff/show-usage.ts': 'names the outages for staff',
  'functions/src/streams/check-streams.ts': 'checks drafts too, and publishes none',
  'functions/src/streams/list-cameras.ts': 'for staff',
  'functions/src/streams/order-cameras.ts': 'for staff',
  'functions/src/streams/publish-streams.ts': 'leaves drafts out of what it publishes',
  'functions/src/streams/remove-camera.ts': 'for staff',
  'functions/src/streams/save-camera.ts': 'for staff',
  'functions/src/streams/save-stream.ts': 'for operators',
  'functions/src/videos/require-known.ts': 'lets staff name a camera that viewers see',
};

const OF_MODULES: Readers = {
  'functions/src/course/air-module.ts': 'for staff',
  'functions/src/course/change-module.ts': 'tells open pages of what viewers see alone',
  'functions/src/course/list-modules.ts': 'for staff',
  'functions/src/course/order-modules.ts': 'for staff',
  'functions/src/course/publish-planned-modules.ts': 'publishes those whose time has come',
  'functions/src/course/save-module.ts': 'for staff',
  'functions/src/course/show-course.ts': 'leaves out what viewers do not see',
  'functions/src/pictures/sweep-pictures.ts': 'a draft uses its cover',
  'functions/src/staff/list-audit.ts': 'names a module for staff',
};

const OF_NOTICES: Readers = {
  'functions/src/notifications/list-notices.ts': 'for staff',
  'functions/src/notifications/notify-everybody.ts': 'sends one for staff',
  'functions/src/notifications/remove-notice.ts': 'for staff',
  'functions/src/notifications/save-notice.ts': 'for staff',
  'functions/src/notifications/send-planned-notices.ts': 'sends those whose time has come',
  'functions/src/notifications/send-stored.ts': 'only removes what is sent',
  'functions/src/pictures/sweep-pictures.ts': 'a draft uses its picture',
  'functions/src/staff/list-audit.ts': 'names a notice for staff',
};

it.each([
  [
    'cameras',
    /store\.streams\b|all\('streams'\)|\b(?:readAllStreams|findStreamById|inListOrder)\(/,
    OF_CAMERAS,
  ],
  ['modules', /store\.courseModules\b|\blistModules\(/, OF_MODULES],
  ['notices', /store\.plannedNotices\b/, OF_NOTICES],
])('names every file that can read a draft of the %s, so that no reader for viewers shows one', (_, reads, allowed) => {
  const readers = globSync('functions/src/**/*.ts')
    .filter((path) => !path.includes('.test') && reads.test(readFileSync(path, 'utf8')))
    .toSorted();
  expect(readers).toEqual(Object.keys(allowed).toSorted());
});
