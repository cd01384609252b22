import { testCard } from '../engine/cards.ts';
import { change } from '../engine/change.ts';
import { periodEndOf } from '../engine/renew.ts';
import { type Answer, goTo } from '../http/answer.ts';
import { attachCard, createCard, makeDefault } from '../resources/payment-methods.ts';
import { subscription } from '../resources/subscriptions.ts';
import type { PortalSession, Subscription } from '../shapes.ts';
import type { World } from '../state/world.ts';
import { enteredIn, readCard } from './card-form.ts';
import { challengePage } from './challenge-page.ts';
import { notePage } from './page.ts';
import { cancelPage, cardPage } from './portal-forms.ts';
import { portalPage } from './portal-page.ts';

const OPEN_SECONDS = 3600;
const TOLD: Readonly<Record<string, string>> = {
  cancelled: 'Your subscription is cancelled.',
  card: 'Your new card is saved.',
  undone: 'Your subscription goes on.',
};

/** A portal session that may still be used, or the page that says it may not. */
export function openSession(world: World, id: string): PortalSession | Answer {
  const session = world.tables.portalSessions.get(id);
  if (session && world.now() - session.created < OPEN_SECONDS) return session;
  const way = session?.return_url ? { href: session.return_url, label: 'Back to the site' } : undefined;
  return notePage('This link has expired', 'Go back to the site and open billing again.', way, 410);
}

function done(session: PortalSession, what: string): Answer {
  const redirect = session.flow?.after_completion.redirect?.return_url;
  return goTo(redirect ?? `/p/session/${session.id}?told=${what}`);
}

function owned(world: World, session: PortalSession, id: string): Subscription {
  const found = subscription(world, id);
  return found.customer === session.customer ? found : subscription(world, '');
}

/** The first page, or that of the flow the session was opened for. */
export function showPortal(world: World, session: PortalSession, url: URL): Answer {
  const { flow } = session;
  const asksHome = url.searchParams.has('home') || url.searchParams.has('told');
  if (flow && !asksHome) {
    const cancels = flow.subscription_cancel?.subscription;
    return goTo(`/p/session/${session.id}/${cancels ? `cancel/${cancels}` : 'card'}`);
  }
  return portalPage(world, session, TOLD[url.searchParams.get('told') ?? ''] ?? null);
}

export const showCard = (session: PortalSession): Answer =>
  cardPage(session, { entered: {}, problems: {}, refusal: null });

/** Subscriptions keep the card that they were bought with, and nothing is charged: that is left to the site. */
function saveCard(world: World, session: PortalSession, paymentMethod: string): Answer {
  attachCard(world, paymentMethod, session.customer);
  makeDefault(world, paymentMethod, session.customer);
  return done(session, 'card');
}

export function submitCard(world: World, session: PortalSession, form: URLSearchParams): Answer {
  const entered = enteredIn(form);
  const read = readCard(form, world.now());
  if ('problems' in read) return cardPage(session, { entered, problems: read.problems, refusal: null });
  const { save, charge, challenge } = testCard(read.card.number);
  if (save && charge) return cardPage(session, { entered, problems: {}, refusal: charge.message });
  const owner = world.tables.customers.get(session.customer);
  const country = owner?.address?.country ?? null;
  const method = createCard(world, { ...read.card, email: owner?.email ?? null, country });
  if (challenge) return goTo(`/p/session/${session.id}/challenge/${method.id}`);
  return saveCard(world, session, method.id);
}

export const showCardChallenge = (session: PortalSession, method: string): Answer =>
  challengePage(`/p/session/${session.id}/challenge/${method}`, 'Nothing is charged now.', [
    session.flow?.after_completion.redirect?.return_url ?? null,
  ]);

export function answerCardChallenge(
  world: World,
  session: PortalSession,
  method: string,
  form: URLSearchParams,
): Answer {
  const found = world.tables.paymentMethods.get(method);
  if (!found || found.customer !== null) return goTo(`/p/session/${session.id}?home`);
  if (form.get('outcome') === 'complete') return saveCard(world, session, method);
  const refusal =
    'We are unable to authenticate your payment method. Please choose a different one and try again.';
  return cardPage(session, { entered: {}, problems: {}, refusal });
}

export function showCancel(world: World, session: PortalSession, id: string): Answer {
  const found = owned(world, session, id);
  const isOver = found.ended_at !== null || found.cancel_at !== null;
  return isOver ? goTo(`/p/session/${session.id}?home`) : cancelPage(session, found);
}

export function submitCancel(world: World, session: PortalSession, id: string): Answer {
  const before = owned(world, session, id);
  if (before.ended_at || before.cancel_at) return goTo(`/p/session/${session.id}?home`);
  // The portal sets `cancel_at` alone on subscriptions of flexible billing, which is what Checkout makes today.
  const patch: Partial<Subscription> = {
    cancel_at: periodEndOf(before),
    canceled_at: world.now(),
    cancellation_details: { ...before.cancellation_details, reason: 'cancellation_requested' },
  };
  change(world, 'subscriptions', before, patch, 'customer.subscription.updated');
  return done(session, 'cancelled');
}

export function submitUndo(world: World, session: PortalSession, id: string): Answer {
  const before = owned(world, session, id);
  if (before.ended_at) return goTo(`/p/session/${session.id}?home`);
  const patch: Partial<Subscription> = {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { ...before.cancellation_details, feedback: null, reason: null },
  };
  change(world, 'subscriptions', before, patch, 'customer.subscription.updated');
  return goTo(`/p/session/${session.id}?told=undone`);
}
