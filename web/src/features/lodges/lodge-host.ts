import { mayBeLodgeHost } from '@boma/domain/lodges/lodge-host.ts';
import { brand } from '../../config/brand.ts';
import { useStore } from '../../lib/store.ts';

const never = () => () => undefined;
const home = new URL(brand.origin).hostname;

/** True if this page's host name can belong to a lodge. False until the page is alive. */
export function useLodgeHost(): boolean {
  return useStore({ subscribe: never, read: () => mayBeLodgeHost(location.hostname, home) }, false);
}
