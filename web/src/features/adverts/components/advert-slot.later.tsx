import type { AdvertKind } from '@boma/domain/adverts/adverts.constants.ts';
import { advertSizes } from '@boma/domain/adverts/placement.policy.ts';
import { type TcData, tcfAllowsAdverts } from '@boma/domain/adverts/tcf.ts';
import type { SiteConfig } from '@boma/domain/site-config.ts';
import { createElement, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { alone } from '../../../components/fails-alone.tsx';
import { chakra } from '../../../components/ui.ts';
import { brand } from '../../../config/brand.ts';
import { isAllowed, subscribeToConsent } from '../../../lib/consent.ts';
import { logFailure } from '../../../lib/log.ts';
import { runtimeConfig } from '../../../lib/runtime-config.ts';
import { createStore, type Readable, useStore } from '../../../lib/store.ts';
import { untilLoaded } from '../../../lib/timing/until-loaded.ts';
import { watchWidth } from '../../../lib/watch-size.ts';
import { whileSeen } from '../../../lib/while-seen.ts';
import { startRhythm } from '../advert-rhythm.ts';
import type { AdvertNetwork } from '../networks/network.ts';
import { nextOwnAdvert, OWN_AT_MOST, useOwnPlace, useOwnTurn } from '../own-places.ts';

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
const managedConsent = (address: string): Readable<boolean> => ({
  read: allowed.read,
  subscribe(listener) {
    start(address);
    return allowed.subscribe(listener);
  },
});

/** For a site without adverts: its places close. */
function NoAdvert() {
  return null;
}

type AdvertConfig = NonNullable<SiteConfig['adverts']>;

const ownNotice = { subscribe: subscribeToConsent, read: () => isAllowed('adverts') };

async function loadNetwork(config: AdvertConfig, allowed: boolean): Promise<AdvertNetwork> {
  if (config.network === 'none') return NoAdvert;
  if (config.network === 'google' && allowed) {
    const { googleNetwork } = await import('../networks/google.later.tsx');
    return googleNetwork(config.account);
  }
  return (await import('../networks/house.later.tsx')).HouseNetwork;
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
function useNetwork(): AdvertNetwork | undefined {
  const config = useConfig();
  const manager = config?.network === 'google' ? config.consent_manager : undefined;
  const consent = useMemo(() => (manager ? managedConsent(manager) : ownNotice), [manager]);
  const allowed = useStore(consent, false);
  const [network, setNetwork] = useState<AdvertNetwork>();
  useEffect(() => {
    if (!config) return undefined;
    return untilLoaded(
      () => loadNetwork(config, allowed),
      (loaded) => setNetwork(() => loaded),
    );
  }, [config, allowed]);
  return network;
}

/** CSS pixels below the window within which a place is filled already. */
const AHEAD = 400;

const style = {
  width: '100%',
  '& > [data-label]': { display: 'block', height: '20px', textStyle: 'label', color: 'muted' },
  '& > [data-place]': { display: 'grid', justifyItems: 'center', overflow: 'hidden' },
} as const;

function usePlace(place: RefObject<HTMLElement | null>) {
  // Undefined until it is measured. A hidden place is 0 wide, or not measured at all.
  const [width, setWidth] = useState<number>();
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const stop = watchWidth(element, setWidth);
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: `${AHEAD}px 0px`,
    });
    observer.observe(element);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [place]);
  return { width, near };
}

/** How many adverts this place has had before. It changes only while the viewer is near. */
function useTurn(kind: AdvertKind, near: boolean, own: boolean): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const next = own ? nextOwnAdvert : () => setTurn((last) => last + 1);
    return near ? whileSeen(() => startRhythm(kind, next)) : undefined;
  }, [kind, near, own]);
  return turn;
}

export interface AdvertSlotProps {
  readonly kind: AdvertKind;
  /** Tells the places of a page apart. */
  readonly number: number;
  /** In a long list, which takes the place away while it is out of sight and brings it back. */
  readonly comesBack?: boolean;
}

function Slot({ kind, number, comesBack = false }: AdvertSlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const { width, near } = usePlace(place);
  const [met, setMet] = useState(false);
  if (near && !met) setMet(true);
  const Network = useNetwork();
  const own = Network?.own === true;
  const unit = `${kind}-${number}`;
  // A place that is not shown, in the middle of a row, is none of the few that the page has.
  const ownPlace = useOwnPlace(unit, {
    shown: own && width !== undefined ? width > 0 : undefined,
    comesBack,
  });
  const ownTurn = useOwnTurn();
  const turn = useTurn(kind, near, own);
  const sizes = advertSizes(kind, width ?? 0);
  const [size] = sizes;
  const isClosed = ownPlace !== undefined && ownPlace >= OWN_AT_MOST;
  // Our own are painted before the viewer comes near: nothing is asked of another host.
  const isDue = own ? ownPlace !== undefined && !isClosed : met;
  return (
    // No landmark: a page has many of them, and viewers do not look for one.
    <chakra.div
      ref={place}
      role="group"
      aria-label="Advert"
      data-unit={unit}
      hidden={Network === NoAdvert}
      data-closed={isClosed ? '' : undefined}
      css={style}
    >
      {Network && Network !== NoAdvert && isDue && size && (
        <>
          <span data-label="" aria-hidden="true">
            {own ? `From ${brand.name}` : 'Advert'}
          </span>
          <div data-place="" data-width={size[0]} style={{ minHeight: size[1] }}>
            {createElement(Network, { unit, sizes, turn: own ? ownTurn : turn, place: ownPlace ?? 0 })}
          </div>
        </>
      )}
    </chakra.div>
  );
}

/** A place for an advert. It is filled when the viewer comes near; its room is kept by the page. */
export const AdvertSlot = alone('advert', Slot);
