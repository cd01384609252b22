import { singletons } from '@boma/domain/collections.ts';
import type { LiveSite } from '@boma/domain/live/live.schema.ts';
import { doc, onSnapshot } from 'firebase/firestore';
import { whileSeen } from '../while-seen.ts';
import { firestore } from './firestore.ts';

/** Listens until the function returned is called. The SDK reconnects by itself; what it gives up on is `failed`. */
function listen(publish: (site: LiveSite) => void, failed: (cause: unknown) => void): () => void {
  let ended = false;
  let stop: (() => void) | undefined;
  firestore()
    .then((database) => {
      if (ended) return;
      const site = doc(database, singletons.liveSite);
      stop = onSnapshot(
        site,
        (snapshot) => snapshot.exists() && publish(snapshot.data() as LiveSite),
        failed,
      );
    })
    // What has been ended by then is begun anew when the page is seen again.
    .catch((cause: unknown) => ended || failed(cause));
  return () => {
    ended = true;
    stop?.();
  };
}

/**
 * Hears of every change of `live/site` while the page is seen, and of what it missed when it is seen again. `failed` is
 * called at most once, and then it hears no more.
 */
export function listenToLiveSite(publish: (site: LiveSite) => void, failed: (cause: unknown) => void): void {
  const end = whileSeen(() =>
    listen(publish, (cause) => {
      end();
      failed(cause);
    }),
  );
}
