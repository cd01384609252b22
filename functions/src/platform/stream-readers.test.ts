import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Who may read the documents of cameras, drafts too, and why. */
const MAY_READ_DRAFTS: Readonly<Record<string, string>> = {
  'functions/src/platform/read-streams.ts': 'leaves drafts out for all others',
  'functions/src/chat/is-chat.ts': 'only makes the query that readPublicStreams reads',
  'functions/src/lodges/list-lodge-streams.ts': 'only makes the query that readPublicStreams reads',
  'functions/src/lodges/list-lodges.ts': 'for staff',
  'functions/src/lodges/remove-lodge.ts': 'a draft belongs to its lodge too',
  'functions/src/pages/save-page.ts': 'no text may tell the place of a draft either',
  'functions/src/pictures/sweep-pictures.ts': 'a draft uses its cover',
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
};

const READS = /store\.streams\b|all\('streams'\)|\b(?:readAllStreams|findStreamById|inListOrder)\(/;

it('names every file that can read a draft, so that no reader for viewers shows one', () => {
  const readers = globSync('functions/src/**/*.ts')
    .filter((path) => !path.includes('.test') && READS.test(readFileSync(path, 'utf8')))
    .toSorted();
  expect(readers).toEqual(Object.keys(MAY_READ_DRAFTS).toSorted());
});
