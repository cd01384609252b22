import { singletons } from '@boma/domain/collections.ts';
import type { LiveSite } from '@boma/domain/live/live.schema.ts';
import { doc, onSnapshot } from 'firebase/firestore';
import { logFailure } from '../log.ts';
import { firestore } from './firestore.ts';

/** Hears of every change of `live/site` as long as the page is open. The SDK reconnects by itself. */
export async function listenToLiveSite(publish: (site: LiveSite) => void): Promise<void> {
  onSnapshot(
    doc(await firestore(), singletons.liveSite),
    (snapshot) => {
      const site = snapshot.data() as LiveSite | undefined;
      if (site) publish(site);
    },
    (cause) => logFailure('Listening to what is live', cause),
  );
}
