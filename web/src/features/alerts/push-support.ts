/**
 * Whether this browser can get pushes. `install-first`: an iPhone or iPad, where only sites on the Home Screen get them.
 * `refused`: the viewer has forbidden notifications here.
 */
export type PushSupport = 'yes' | 'install-first' | 'refused' | 'no';

export interface BrowserFacts {
  readonly userAgent: string;
  readonly touchPoints: number;
  /** Opened from the Home Screen. */
  readonly isInstalled: boolean;
  readonly hasPush: boolean;
  readonly permission: NotificationPermission | undefined;
}

/** iPads call themselves Macs, and Macs have no touch screen. */
const isApplePhone = ({ userAgent, touchPoints }: BrowserFacts): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

export function pushSupportOf(facts: BrowserFacts): PushSupport {
  if (isApplePhone(facts) && !facts.isInstalled) return 'install-first';
  if (!facts.hasPush || facts.permission === undefined) return 'no';
  return facts.permission === 'denied' ? 'refused' : 'yes';
}

/** What this browser is and allows. It asks the viewer nothing. */
export const browserFacts = (): BrowserFacts => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
  isInstalled: matchMedia('(display-mode: standalone)').matches,
  hasPush: 'serviceWorker' in navigator && 'PushManager' in window,
  permission: typeof Notification === 'undefined' ? undefined : Notification.permission,
});
