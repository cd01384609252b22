import { singletons } from '@boma/domain/collections.ts';
import type { LiveSite } from '@boma/domain/live/live.schema.ts';
import { doc, onSnapshot } from 'firebase/firestore';
import { whileSeen } from '../while-seen.ts';
import { firestore } from './firestore.ts';

/** Listens until the returned function is called. The SDK reconnects automatically and calls `failed` when it gives up. */
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
    // A listener that has been stopped by then starts again when the page is shown.
    .catch((cause: unknown) => ended || failed(cause));
  return () => {
    ended = true;
    stop?.();
  };
}

/**
 * Publishes every change of `live/site` while the page is visible, and the latest state when it is shown again. `failed`
 * is called at most once; after that nothing is published.
 */
export function listenToLiveSite(publish: (site: LiveSite) => void, failed: (cause: unknown) => void): void {
  const end = whileSeen(() =>
    listen(publish, (cause) => {
      end();
      failed(cause);
    }),
  );
}
