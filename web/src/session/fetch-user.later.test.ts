import { afterEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../lib/stub-storage.test-support.ts';
import { fetchUser } from './fetch-user.later.ts';

const TOKEN = 'a-token-of-more-than-20-characters';
const calls = vi.hoisted(() => ({ callApi: vi.fn() }));
vi.mock('../lib/api-client.ts', () => calls);

afterEach(() => vi.unstubAllGlobals());

const named = (display_name: string) => ({ id: 'u1', display_name, is_subscribed: false, roles: [] });
const answerOf = (name: string) => ({ data: { user: named(name) } });

it('an answer from before a save does not replace the one after it', async () => {
  const storage = stubStorage();
  storage
    .set('api-token', TOKEN)
    .set('fbase-token', TOKEN)
    .set('ac-user', JSON.stringify(named('Thandi')));
  const before = Promise.withResolvers<unknown>();
  calls.callApi.mockReturnValueOnce(before.promise).mockResolvedValueOnce(answerOf('Lerato'));
  const older = fetchUser();
  await fetchUser();
  before.resolve(answerOf('Thandi'));
  await older;
  expect(JSON.parse(storage.get('ac-user') ?? '')).toEqual(named('Lerato'));
});
