import { expect, it } from 'vitest';
import { stepsReachedBy } from './changed.ts';

const CHECKS = ['format', 'types', 'lint', 'unit'];

it.each([
  [['README.md'], []],
  [['functions/src/chat/send-message.test.ts'], []],
  [['firestore.rules'], ['rules']],
  [['media-gateway/src/cameras/shelf.ts'], ['media', 'real-camera']],
  [['tests/contract/chat.contract.test.ts'], ['contract']],
  [['tests/models/view-week.ts'], ['contract']],
  [['tests/e2e/home.spec.ts', 'docs/operations.md'], ['e2e']],
  [
    ['web/src/features/chat/drafts.ts'],
    ['component', 'build', 'e2e', 'real-camera', 'virtual-time', 'empty-site'],
  ],
  [['functions/src/chat/send-message.ts'], ['contract', 'e2e', 'real-camera', 'virtual-time', 'empty-site']],
])('runs, for a change to %j, the checks and %j', (files, steps) => {
  expect([...stepsReachedBy(files)]).toEqual([...CHECKS, ...steps]);
});

it.each([
  'domain/src/chat/chat.schema.ts',
  'firebase.json',
  'media-gateway/src/front/front.ts',
  'package-lock.json',
  'tests/support/api.ts',
])('runs every step for a change to %s', (file) => {
  const all = [
    'component',
    'media',
    'build',
    'rules',
    'contract',
    'e2e',
    'real-camera',
    'virtual-time',
    'empty-site',
  ];
  expect([...stepsReachedBy([file])]).toEqual([...CHECKS, ...all]);
});
