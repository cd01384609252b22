import { useAdverts } from '../use-adverts.ts';

/** The advert of home, below its cameras. */
export function HomeAdvert() {
  const adverts = useAdverts();
  return adverts && <adverts.AdvertSlot kind="fullview" number={1} />;
}
