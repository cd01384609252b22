import type { SiteConfig } from '@boma/domain/site-config.ts';
import { useEffect, useMemo, useState } from 'react';
import { isAllowed, subscribeToConsent } from '../../lib/consent.ts';
import { logFailure } from '../../lib/log.ts';
import { runtimeConfig } from '../../lib/runtime-config.ts';
import { useStore } from '../../lib/store.ts';
import { managedConsent } from './consent-manager.ts';
import type { AdvertNetwork } from './networks/network.ts';
import { NoAdvert } from './networks/none.tsx';

type AdvertConfig = NonNullable<SiteConfig['adverts']>;

const ownNotice = { subscribe: subscribeToConsent, read: () => isAllowed('adverts') };

async function loadNetwork(config: AdvertConfig, allowed: boolean): Promise<AdvertNetwork> {
  if (config.network === 'none') return NoAdvert;
  if (config.network === 'google' && allowed) {
    const { googleNetwork } = await import('./networks/google.tsx');
    return googleNetwork(config.account);
  }
  return (await import('./networks/house.tsx')).HouseNetwork;
}

function useConfig(): AdvertConfig | undefined {
  const [config, setConfig] = useState<AdvertConfig>();
  useEffect(() => {
    let gone = false;
    const use = (found: AdvertConfig = { network: 'house' }) => gone || setConfig(found);
    runtimeConfig().then(
      ({ adverts }) => use(adverts),
      (cause: unknown) => {
        logFailure('Reading who serves adverts', cause);
        use();
      },
    );
    return () => {
      gone = true;
    };
  }, []);
  return config;
}

/**
 * Who fills the places of this site: the network of the deployment if the viewer allows its adverts, else we ourselves.
 * Undefined until that is known. Nothing of a network is fetched before.
 */
export function useNetwork(): AdvertNetwork | undefined {
  const config = useConfig();
  const manager = config?.network === 'google' ? config.consent_manager : undefined;
  const consent = useMemo(() => (manager ? managedConsent(manager) : ownNotice), [manager]);
  const allowed = useStore(consent, false);
  const [network, setNetwork] = useState<AdvertNetwork>();
  useEffect(() => {
    if (!config) return;
    let gone = false;
    loadNetwork(config, allowed).then(
      (loaded) => gone || setNetwork(() => loaded),
      (cause: unknown) => logFailure('Loading adverts', cause),
    );
    return () => {
      gone = true;
    };
  }, [config, allowed]);
  return network;
}
