import { useEffect, useId, useRef } from 'react';
import { type GoogleSlot, googleTag } from './google-tag.ts';
import type { AdvertNetwork, AdvertRequest } from './network.ts';

function GooglePlace({ account, unit, sizes, turn }: AdvertRequest & { readonly account: string }) {
  const id = `advert-${useId()}`;
  const slot = useRef<GoogleSlot>(undefined);
  const key = JSON.stringify(sizes);
  useEffect(() => {
    const { cmd } = googleTag();
    cmd.push(() => {
      const tag = googleTag();
      const made = tag.defineSlot(`${account}/${unit}`, JSON.parse(key), id);
      if (!made) return;
      slot.current = made.addService(tag.pubads());
      tag.display(id);
    });
    return () => {
      cmd.push(() => {
        if (slot.current) googleTag().destroySlots([slot.current]);
        slot.current = undefined;
      });
    };
  }, [account, unit, key, id]);
  const shown = useRef(turn);
  useEffect(() => {
    if (shown.current === turn) return;
    shown.current = turn;
    googleTag().cmd.push(() => {
      if (slot.current) googleTag().pubads().refresh([slot.current]);
    });
  }, [turn]);
  return <div id={id} />;
}

/** Adverts of a network that serves them through the Google Publisher Tag, such as '/1234567/boma'. */
export const googleNetwork =
  (account: string): AdvertNetwork =>
  (request) => <GooglePlace account={account} {...request} />;
