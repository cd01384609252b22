import { describe, expect, it } from 'vitest';
import { forbiddenImport, importedPath } from './directions.ts';

describe('importedPath', () => {
  it('resolves relative imports from the file and the domain package to its source', () => {
    expect(importedPath('web/src/features/chat/api/send.ts', '../hooks/use-chat.ts')).toBe(
      'web/src/features/chat/hooks/use-chat.ts',
    );
    expect(importedPath('web/src/app/a.ts', '@boma/domain/api.ts')).toBe('domain/src/api.ts');
    expect(importedPath('web/src/app/a.ts', 'react')).toBe('react');
  });
});

const ALLOWED = [
  ['domain/src/streams/streams.schema.ts', 'zod'],
  ['domain/src/streams/streams.schema.ts', '../errors.ts'],
  ['domain/src/streams/streams.test.ts', 'vitest'],
  ['functions/src/streams/http.ts', '@boma/domain/api.ts'],
  ['media-gateway/src/front/front.ts', '@boma/domain/streams/media-urls.ts'],
  ['media-gateway/src/cameras/camera.ts', '../front/channel.ts'],
  ['tools/simulators/cameras/server.ts', '../../../media-gateway/src/front/front.ts'],
  ['functions/src/platform/firestore.ts', 'firebase-admin/app'],
  ['functions/src/platform/store.test.ts', './store.ts'],
  ['tests/support/stored.ts', '../../functions/src/platform/firestore.ts'],
  ['web/src/app/routes/stream.tsx', '../../features/streams/components/player.tsx'],
  ['web/src/features/streams/components/player.tsx', '../hooks/use-player.ts'],
  ['web/src/features/live/api/listen.ts', 'firebase/firestore'],
  ['web/src/lib/firebase.ts', 'firebase/app'],
  ['web/src/session/sign-in.later.ts', 'firebase/auth'],
  ['web/src/features/profile/components/devices.tsx', '../../../session/session.ts'],
];

const FORBIDDEN = [
  ['domain/src/streams/streams.schema.ts', 'node:fs', 'pure'],
  ['domain/src/streams/streams.schema.ts', 'dayjs', 'pure'],
  ['functions/src/streams/http.ts', '../../../web/src/config/brand.ts', 'never see the site'],
  ['functions/src/streams/list-streams.ts', 'firebase-admin/app', 'memoised'],
  ['functions/src/streams/list-streams.ts', '../../../tools/ports.ts', 'never the reverse'],
  ['tests/contract/chat.contract.test.ts', '../../functions/src/platform/store.ts', 'write and read alike'],
  ['tests/e2e/support/chat.ts', '../../../functions/src/platform/store.ts', 'write and read alike'],
  ['tests/support/people/viewers.ts', '../../../functions/src/platform/store.ts', 'write and read alike'],
  ['media-gateway/src/front/front.ts', '../../../functions/src/streams/media.ts', 'domain alone'],
  ['media-gateway/src/front/front.ts', '../cameras/camera.ts', 'neither cameras nor ffmpeg'],
  ['functions/src/streams/read-still.ts', '../../../media-gateway/src/front/tickets.ts', 'addresses only'],
  ['web/src/lib/api-client.ts', '../../../functions/src/platform/http.ts', 'never sees the server'],
  ['web/src/lib/api-client.ts', '../features/streams/api/list.ts', 'no feature'],
  ['web/src/lib/api-client.ts', '../session/session.ts', 'no session'],
  ['web/src/session/sign-in.later.ts', '../app/pages.ts', 'below the features'],
  ['web/src/features/streams/list.ts', '../../app/pages.ts', 'does not know the routes'],
  ['web/src/features/live/components/live.tsx', 'firebase/firestore', 'Firebase'],
];

describe('forbiddenImport', () => {
  it.each(ALLOWED)('%s may import %s', (file = '', specifier = '') => {
    expect(forbiddenImport(file, specifier)).toBeUndefined();
  });

  it.each(FORBIDDEN)('%s may not import %s', (file = '', specifier = '', reason = '') => {
    expect(forbiddenImport(file, specifier)).toContain(reason);
  });
});
