import { callApi } from '../../../lib/api-client.ts';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';
import { atPortalKey } from '../../../lib/storage-keys.ts';

const FLOWS = ['update', 'cancel', 'manage'] as const;
/** Why the user goes to the payment provider: another card, a cancellation, or anything else. */
export type PortalFlow = (typeof FLOWS)[number];

/** True for a value of `?portal=` in the profile's address. */
export const isPortalFlow = (text: string | null): text is PortalFlow => FLOWS.some((flow) => flow === text);

/** The portal's address, new each time: it is short-lived. @throws AppError, `not-found` without a subscription. */
export async function portalLink(flow: PortalFlow): Promise<string> {
  return (await callApi('portalLink', { query: { flow } }, { own: ['not-found'] })).data.link;
}

/** Leaves for the portal, in the place of this page: going back from there leads to the one before. */
export function leaveForPortal(link: string, flow: PortalFlow): void {
  writeStored(atPortalKey, flow);
  window.location.replace(link);
}

/** Why the user was at the portal, until that has been shown. Undefined: the user has not been there. */
export function visitedPortal(): PortalFlow | undefined {
  const flow = readStored(atPortalKey);
  return isPortalFlow(flow) ? flow : undefined;
}

export const forgetPortal = (): void => removeStored(atPortalKey);
