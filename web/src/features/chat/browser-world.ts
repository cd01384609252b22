import { lazyListener } from '../../lib/lazy-listener.ts';
import { logFailure } from '../../lib/log.ts';
import { readStoredJson, removeStored, writeStored } from '../../lib/storage.ts';
import { unsentKey } from '../../lib/storage-keys.ts';
import { onEvents } from '../../lib/store.ts';
import { browserClock } from '../../lib/timing/clock.ts';
import { showToast } from '../../lib/toasts.ts';
import { whileSeen } from '../../lib/while-seen.ts';
import { readStoredUser, subscribeToSession } from '../../session/session.ts';
import { deleteMessage, fetchBacklog, fetchTail, postMessage } from './api/chat-calls.ts';
import { type Listen, listenByCrowd, siteOfChats } from './listen-by-crowd.ts';
import { pollTail } from './poll-tail.ts';
import { UNAUTHENTICATED } from './send-outcome.ts';
import type { ChatWorld } from './shared-room.ts';
import { isUnsentList } from './unsent.ts';

/** The panel is shown before the SDK has loaded. */
const listenToStore: Listen = (chat, { tail, connected, broken }) =>
  lazyListener(async () => (await import('./api/published-tail.later.ts')).publishedTail(chat).listen)({
    heard: tail,
    connected,
    failed: broken,
  });

/** Connects a room to the real page, session and server. */
export const browserWorld: ChatWorld = {
  clock: browserClock,
  listen: listenByCrowd({
    clock: browserClock,
    site: siteOfChats,
    listen: listenToStore,
    poll: pollTail({ clock: browserClock, fetchTail }),
  }),
  whileSeen,
  fetchBacklog,
  post: postMessage,
  remove: deleteMessage,
  isOnline: () => navigator.onLine,
  onNetwork: onEvents(() => window, 'online', 'offline'),
  viewer() {
    const user = readStoredUser();
    return user && { uid: user.id, displayName: user.display_name, roles: user.roles };
  },
  onViewer: subscribeToSession,
  unsent: {
    read: () => readStoredJson(unsentKey, isUnsentList) ?? [],
    write(all) {
      if (all.length === 0) removeStored(unsentKey);
      else writeStored(unsentKey, JSON.stringify(all));
    },
  },
  onUnsent(listener) {
    const hear = ({ key }: StorageEvent) => {
      if (key === unsentKey) listener();
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  },
  // crypto.randomUUID exists only on secure pages. A page on the local network is not secure.
  newId: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    ),
  onRefused(refusal) {
    if (refusal === 'unauthenticated') showToast({ ...UNAUTHENTICATED, kind: 'app', timeout: 3000 });
  },
  log: logFailure,
};
