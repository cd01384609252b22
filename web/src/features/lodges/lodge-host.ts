import { mayBeLodgeHost } from '@boma/domain/lodges/lodge-host.ts';
import { useSyncExternalStore } from 'react';
import { brand } from '../../config/brand.ts';

const never = () => () => undefined;
const home = new URL(brand.origin).hostname;

/** Can this page's host name stand for a lodge? False until the page is alive. */
export function useLodgeHost(): boolean {
  return useSyncExternalStore(
    never,
    () => mayBeLodgeHost(location.hostname, home),
    () => false,
  );
}
