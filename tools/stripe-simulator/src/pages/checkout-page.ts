import { amountsOf, soldName } from '../engine/complete-checkout.ts';
import type { Answer } from '../http/answer.ts';
import { checkoutPlan } from '../resources/checkout-sessions.ts';
import { price } from '../resources/prices.ts';
import type { CheckoutSession } from '../shapes.ts';
import type { World } from '../state/world.ts';
import { cardFields, cardHints, countryField, type Entered, field, type Problems } from './card-form.ts';
import { type Markup, markup } from './markup.ts';
import { page } from './page.ts';
import { date, money, rhythm } from './words.ts';

export interface CheckoutView {
  entered: Entered;
  problems: Problems;
  /** What the bank said, above the form. */
  refusal: string | null;
}

/** Whether a card must be given: with nothing due today, only where the session wants one. */
export const needsCard = (world: World, session: CheckoutSession): boolean =>
  session.payment_method_collection !== 'if_required' || amountsOf(world, session, null).total > 0;

function trialLine(world: World, session: CheckoutSession): Markup | false {
  const { trialDays, trialEnd } = checkoutPlan(world, session.id);
  if (trialEnd) return markup`<p class="lead">Free until ${date(trialEnd)}, then the price above.</p>`;
  return trialDays !== null && markup`<p class="lead">Free for ${trialDays} days, then the price above.</p>`;
}

function summary(world: World, session: CheckoutSession, country: string): Markup {
  const plan = checkoutPlan(world, session.id);
  const of = price(world, plan.price);
  const { subtotal, tax, total } = amountsOf(world, session, country);
  const show = (amount: number) => money(amount, of.currency);
  const taxLine =
    session.automatic_tax.enabled && markup`<div><dt>Tax</dt><dd data-tax-shown>${show(tax)}</dd></div>`;
  return markup`<section class="summary" aria-label="What you get">
${session.cancel_url && markup`<p><a class="back" href="${session.cancel_url}"><span aria-hidden="true">←</span> Back to the site</a></p>`}
<h1>${soldName(world, session)}</h1>
<p class="price"><b>${show(of.unit_amount * plan.quantity)}</b> ${rhythm(of.recurring)}</p>
${trialLine(world, session)}
<dl class="lines">
<div><dt>${soldName(world, session)}${plan.quantity > 1 && ` × ${plan.quantity}`}</dt><dd>${show(subtotal)}</dd></div>
${taxLine}
<div class="total"><dt>Due today</dt><dd data-total-shown aria-live="polite">${show(total)}</dd></div>
</dl>
</section>`;
}

/** The hosted checkout of an open session. */
export function checkoutPage(world: World, session: CheckoutSession, view: CheckoutView): Answer {
  const { entered, problems, refusal } = view;
  const country = entered.country || 'US';
  const currency = session.currency ?? 'usd';
  const known = session.customer_details?.email;
  const taxOf = (code: string) => {
    if (!session.automatic_tax.enabled) return null;
    const { tax, total } = amountsOf(world, session, code);
    return { tax: money(tax, currency), total: money(total, currency) };
  };
  const email = known
    ? markup`<div class="field"><span class="label">Email</span><p class="fixed">${known}</p></div>`
    : field(
        { name: 'email', label: 'Email', type: 'email', autocomplete: 'email', inputmode: 'email' },
        entered,
        problems,
      );
  const code =
    session.allow_promotion_codes &&
    markup`<div class="field"><label for="promotion_code">Promotion code <span class="optional">if you have one</span></label>
<input id="promotion_code" name="promotion_code" autocomplete="off" value="${entered.promotion_code ?? ''}"${problems.promotion_code && markup` aria-invalid="true" aria-describedby="promotion_code-problem"`}>
${problems.promotion_code && markup`<p class="problem" id="promotion_code-problem">${problems.promotion_code}</p>`}</div>`;
  const { total } = amountsOf(world, session, country);
  const withCard = needsCard(world, session);
  const body = markup`<main class="checkout">
${summary(world, session, country)}
<section class="pay" aria-label="Pay">
${refusal && markup`<p class="refusal" role="alert">${refusal}</p>`}
<form method="post" action="/c/pay/${session.id}" novalidate>
${email}
${withCard && cardFields(entered, problems)}
${countryField(country, taxOf)}
${code}
<button class="button main" type="submit">${total === 0 ? 'Start the trial' : markup`<span>Pay <span data-total-shown>${money(total, currency)}</span> and subscribe</span>`}</button>
<p class="small">The same amount is charged at the start of every period until you cancel.</p>
</form>
${withCard && cardHints()}
</section>
</main>`;
  const isWrong = refusal !== null || Object.keys(problems).length > 0;
  return page({
    title: 'Checkout',
    body,
    status: isWrong ? 422 : 200,
    leadsTo: [session.success_url, session.cancel_url],
  });
}
