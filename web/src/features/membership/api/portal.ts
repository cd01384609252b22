import { callApi } from '../../../lib/api-client.ts';
import { readStored, removeStored, storageKeys, writeStored } from '../../../lib/storage.ts';

const FLOWS = ['update', 'cancel', 'manage'] as const;
/** What somebody goes to the payment provider for: another card, an end, or everything else. */
export type PortalFlow = (typeof FLOWS)[number];

/** What the address of a profile asks for by `?portal=`. */
export const isPortalFlow = (text: string | null): text is PortalFlow => FLOWS.some((flow) => flow === text);

/** The way there, made anew each time: it is short-lived. @throws AppError, `not-found` for whoever has nothing there. */
export async function portalLink(flow: PortalFlow): Promise<string> {
  return (await callApi('portalLink', { query: { flow } }, { own: ['not-found'] })).data.link;
}

/** Leaves for the portal, in the place of this page: going back from there leads to the one before. */
export function leaveForPortal(link: string, flow: PortalFlow): void {
  writeStored(storageKeys.atPortal, flow);
  window.location.replace(link);
}

/** What somebody has been at the portal for, and has not been told of yet; undefined: they have not been there. */
export function visitedPortal(): PortalFlow | undefined {
  const flow = readStored(storageKeys.atPortal);
  return isPortalFlow(flow) ? flow : undefined;
}

export const forgetPortal = (): void => removeStored(storageKeys.atPortal);
