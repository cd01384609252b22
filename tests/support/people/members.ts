import { payAt } from '@boma/stripe-simulator/visitor.ts';
import { call } from '../api.ts';
import { eventually } from '../eventually.ts';
import { stripe } from '../payments.ts';
import { stored } from '../stored.ts';
import { claimsOf, refreshIdentity } from './sign-in.ts';
import { registerViewer, type Viewer } from './viewers.ts';

export const paymentLink = async ({ token }: Pick<Viewer, 'token'>): Promise<string> =>
  (await call('paymentLink', { token })).data.link;

/** A viewer with a membership bought at the checkout, and its ids at Stripe. */
export interface Member extends Viewer {
  readonly subscription: string;
  readonly customer: string;
}

function untilClaimed(viewer: Viewer): Promise<Viewer> {
  return eventually(async () => {
    const refreshed = await refreshIdentity(viewer);
    if (!claimsOf(refreshed).roles?.includes('subscriber'))
      throw new Error(`${viewer.uid} is no member yet.`);
    return refreshed;
  });
}

/** Buys a membership at the checkout and waits until the site has set the claim, which is its last step. */
export async function becomeMember(viewer: Viewer): Promise<Member> {
  await payAt(await paymentLink(viewer), viewer);
  const claimed = await untilClaimed(viewer);
  const subscription = (await stored.membership(viewer.uid).get()).data()?.subscription_id ?? '';
  const { customer } = await stripe().subscriptions.retrieve(subscription);
  return { ...claimed, subscription, customer: typeof customer === 'string' ? customer : customer.id };
}

/** Registers a viewer, who buys a membership. */
export const registerMember = async (): Promise<Member> => becomeMember(await registerViewer());

/** Entitles a viewer without a purchase for `forMs` from now; below zero: until then. */
export async function grantMembership<T extends Pick<Viewer, 'uid'>>(
  viewer: T,
  forMs = 3_600_000,
): Promise<T> {
  await stored.membership(viewer.uid).set({ entitled_until: Date.now() + forMs }, { merge: true });
  return viewer;
}

/** Ends a membership that `grantMembership` gave. */
export const endMembership = (viewer: Pick<Viewer, 'uid'>) => grantMembership(viewer, 0);
