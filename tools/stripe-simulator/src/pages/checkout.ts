import { AUTHENTICATION_FAILED, testCard } from '../engine/cards.ts';
import { change } from '../engine/change.ts';
import { type Attempt, amountsOf, intentOf, payCheckout } from '../engine/complete-checkout.ts';
import { failAuthentication } from '../engine/pay.ts';
import { COUNTRIES } from '../engine/tax.ts';
import { type Answer, goTo } from '../http/answer.ts';
import { checkoutPlan, checkoutSession } from '../resources/checkout-sessions.ts';
import { paymentIntent, requireAction } from '../resources/payment-intents.ts';
import { createCard } from '../resources/payment-methods.ts';
import type { CheckoutSession } from '../shapes.ts';
import type { CheckoutPlan } from '../state/records.ts';
import type { World } from '../state/world.ts';
import { enteredIn, type Problems, type ReadCard, readCard } from './card-form.ts';
import { challengePage } from './challenge-page.ts';
import { checkoutPage, needsCard } from './checkout-page.ts';
import { notePage } from './page.ts';
import { money } from './words.ts';

const successOf = ({ success_url, id }: CheckoutSession) =>
  success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);

/** What to answer for a session that takes no payment any more. */
function closed(session: CheckoutSession): Answer | undefined {
  if (session.status === 'complete') return goTo(successOf(session));
  if (session.status === 'open') return undefined;
  const way = session.cancel_url ? { href: session.cancel_url, label: 'Back to the site' } : undefined;
  return notePage('This checkout has expired', 'Nothing was charged. Go back and begin again.', way, 410);
}

const note = (world: World, id: string, patch: Partial<CheckoutPlan>) =>
  change(world, 'checkoutPlans', checkoutPlan(world, id), patch);

/** `GET /c/pay/:id`. */
export function showCheckout(world: World, id: string): Answer {
  const session = checkoutSession(world, id);
  const plan = checkoutPlan(world, id);
  const answer = closed(session);
  if (answer) return answer;
  const { email = '', name = '', country = '' } = plan.attempt ?? {};
  return checkoutPage(world, session, {
    entered: { email, name, country },
    problems: {},
    refusal: plan.problem,
  });
}

type Read =
  | { problems: Problems }
  | { problems?: never; email: string; country: string; card: ReadCard | null };

function readAttempt(world: World, session: CheckoutSession, form: URLSearchParams): Read {
  const read = needsCard(world, session) ? readCard(form, world.now()) : { card: null };
  const problems: Problems = {};
  const email = session.customer_details?.email ?? (form.get('email') ?? '').trim();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    problems.email = 'Write an email address; receipts go there.';
  if ('problems' in read) Object.assign(problems, read.problems);
  if (form.get('promotion_code')?.trim()) problems.promotion_code = 'This code is not known here.';
  const given = form.get('country') ?? '';
  const country = given in COUNTRIES ? given : 'US';
  if ('problems' in read || Object.keys(problems).length > 0) return { problems };
  return { email, country, card: read.card };
}

type Given = { email: string; country: string; card: ReadCard | null };

function attemptWith(world: World, { email, country, card }: Given): Attempt {
  const paymentMethod = card ? createCard(world, { ...card, email, country }).id : '';
  return { email, name: card?.name ?? '', country, paymentMethod };
}

/** `POST /c/pay/:id`: charges, asks for 3-D Secure, or says what is wrong. */
export function submitCheckout(world: World, id: string, form: URLSearchParams): Answer {
  const session = checkoutSession(world, id);
  const answer = closed(session);
  if (answer) return answer;
  const read = readAttempt(world, session, form);
  const entered = enteredIn(form);
  if (read.problems) return checkoutPage(world, session, { entered, problems: read.problems, refusal: null });
  const attempt = attemptWith(world, read);
  note(world, id, { attempt, problem: null });
  if (read.card && testCard(read.card.number).challenge) {
    const due = amountsOf(world, session, attempt.country).total;
    const url = `${world.origin}/c/challenge/${id}`;
    if (due > 0) requireAction(world, intentOf(world, session, attempt), attempt.paymentMethod, url);
    return goTo(url);
  }
  const refusal = payCheckout(world, session, attempt);
  const after = checkoutSession(world, id);
  note(world, id, { attempt: null });
  return refusal === null
    ? goTo(successOf(after))
    : checkoutPage(world, after, { entered, problems: {}, refusal });
}

/** `GET /c/challenge/:id`. */
export function showChallenge(world: World, id: string): Answer {
  const session = checkoutSession(world, id);
  const { attempt } = checkoutPlan(world, id);
  if (session.status !== 'open' || !attempt) return goTo(`/c/pay/${id}`);
  const { total } = amountsOf(world, session, attempt.country);
  const what = `It is about ${money(total, session.currency ?? 'usd')}.`;
  return challengePage(`/c/challenge/${id}`, what, [session.success_url]);
}

/** `POST /c/challenge/:id` with `outcome`. */
export function answerChallenge(world: World, id: string, form: URLSearchParams): Answer {
  const session = checkoutSession(world, id);
  const plan = checkoutPlan(world, id);
  if (session.status !== 'open' || !plan.attempt) return goTo(`/c/pay/${id}`);
  if (form.get('outcome') !== 'complete') {
    if (plan.intent) failAuthentication(world, paymentIntent(world, plan.intent));
    note(world, id, { problem: AUTHENTICATION_FAILED.message });
    return goTo(`/c/pay/${id}`);
  }
  const problem = payCheckout(world, session, plan.attempt);
  note(world, id, { problem, attempt: problem === null ? null : plan.attempt });
  return goTo(problem === null ? successOf(session) : `/c/pay/${id}`);
}
