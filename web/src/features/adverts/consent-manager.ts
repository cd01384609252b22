import { type TcData, tcfAllowsAdverts } from '@boma/domain/adverts/tcf.ts';
import { createStore, type Readable } from '../../lib/store.ts';

type Tcf = (
  command: 'addEventListener',
  version: 2,
  tell: (data: TcData | null, success: boolean) => void,
) => void;

declare global {
  interface Window {
    __tcfapi?: Tcf;
  }
}

const allowed = createStore(false);
let started = false;

function listen(): void {
  window.__tcfapi?.('addEventListener', 2, (data, success) => {
    if (success && data) allowed.write(tcfAllowsAdverts(data) === true);
  });
}

function start(address: string): void {
  if (started) return;
  started = true;
  if (window.__tcfapi) return listen();
  const script = Object.assign(document.createElement('script'), { src: address, async: true });
  script.addEventListener('load', listen);
  document.head.append(script);
}

/**
 * What a certified consent manager says about adverts; no, as long as the viewer has not decided. Its script, from this
 * address, is fetched when the first place listens.
 */
export const managedConsent = (address: string): Readable<boolean> => ({
  read: allowed.read,
  subscribe(listener) {
    start(address);
    return allowed.subscribe(listener);
  },
});
