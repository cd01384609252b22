import { useEffect, useState } from 'react';
import { type Purpose, refusesByBrowser } from '../../../lib/consent.ts';
import { logFailure } from '../../../lib/log.ts';
import { type RuntimeConfig, runtimeConfig } from '../../../lib/runtime-config.ts';

/** What this deployment asks consent for. A certified consent manager asks about adverts itself. */
const purposesOf = ({ analytics, adverts }: RuntimeConfig): readonly Purpose[] => [
  ...(analytics ? (['analytics'] as const) : []),
  ...(adverts?.network === 'google' && !adverts.consent_manager ? (['adverts'] as const) : []),
];

const none: readonly Purpose[] = [];

/** Empty until known. A site that counts nothing and advertises for itself has nothing to ask, and a browser that has refused is not asked. */
export function usePurposes(): readonly Purpose[] {
  const [purposes, setPurposes] = useState(none);
  useEffect(() => {
    runtimeConfig().then(
      (config) => setPurposes(refusesByBrowser() ? none : purposesOf(config)),
      (cause: unknown) => logFailure('Reading what to ask consent for', cause),
    );
  }, []);
  return purposes;
}
