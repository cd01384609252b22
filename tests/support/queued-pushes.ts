import { createHash } from 'node:crypto';
import { timestampOf } from '../../functions/src/chat/message-time.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { type StoredForm, stored } from './stored.ts';

type Push = StoredForm<'pushes'>;

const HOUR = 3_600_000;

/** The id of the API token that the viewer's device has. */
const apiTokenOf = (uid: string) => createHash('sha256').update(uid).digest('hex');

/** The push of a viewer who is signed in at one device, whose address is the viewer's id. */
export const pushFor = (uid: string, lane: number, change: Partial<Push> = {}): Push => ({
  uid,
  token: `token-${uid}`,
  session: `session-${uid}`,
  api_token: apiTokenOf(uid),
  title: 'Lion at Tau',
  body: '',
  url: '/wildlife/stream/tau-live',
  tag: 'sighting',
  event: 'e1',
  lane,
  made_at: Date.now(),
  expires_at: timestampOf((Date.now() + HOUR) / 1000),
  ...change,
});

/** Stores pushes, and the sign-ins of those whose viewers are signed in. */
export async function queuePushes(
  pushes: readonly Push[],
  isSignedIn: (push: Push) => boolean = () => true,
): Promise<void> {
  // Otherwise it waits for Google's servers to get used to the load: 500 writes a second at first.
  const writer = firestore().bulkWriter({ throttling: false });
  const now = Date.now();
  for (const push of pushes) {
    void writer.create(stored.pushes.all().doc(), push);
    if (!isSignedIn(push)) continue;
    void writer.set(stored.apiTokens(apiTokenOf(push.uid)), {
      uid: push.uid,
      device: { id: push.session, label: 'Firefox' },
      signed_in_at: now,
      created_at: now,
      used_at: now,
      expires_at: timestampOf((now + HOUR) / 1000),
      ended_by_ban: false,
    });
  }
  await writer.close();
}

/** Pushes that are still in these lanes. */
export async function pushesIn(lanes: readonly number[]): Promise<number> {
  const counts = lanes.map((lane) => stored.pushes.all().where('lane', '==', lane).count().get());
  return (await Promise.all(counts)).reduce((sum, each) => sum + each.data().count, 0);
}
