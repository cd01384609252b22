import { cardOf } from '../engine/collect.ts';
import { periodEndOf } from '../engine/renew.ts';
import type { Answer } from '../http/answer.ts';
import { product } from '../resources/products.ts';
import type { Invoice, PaymentMethod, PortalSession, Subscription } from '../shapes.ts';
import type { World } from '../state/world.ts';
import { type Markup, markup } from './markup.ts';
import { page } from './page.ts';
import { brandName, date, money, rhythm } from './words.ts';

const STATUS_WORDS: Record<Subscription['status'], string> = {
  active: 'Active',
  canceled: 'Cancelled',
  incomplete: 'Waiting for the first payment',
  incomplete_expired: 'Never started',
  past_due: 'Payment failed',
  paused: 'Paused',
  trialing: 'Trial',
  unpaid: 'Unpaid',
};

function nextLine(subscription: Subscription): string {
  const { ended_at, cancel_at, status } = subscription;
  if (ended_at) return `Ended on ${date(ended_at)}.`;
  if (cancel_at) return `Ends on ${date(cancel_at)}. Nothing more is charged.`;
  if (status === 'past_due')
    return 'The last charge failed and is tried again. Update the card, or pay the open invoice.';
  if (status === 'unpaid' || status === 'paused') return 'Nothing is charged for now.';
  return `Next charge on ${date(periodEndOf(subscription))}.`;
}

function planBlock(world: World, session: PortalSession, subscription: Subscription): Markup {
  const [item] = subscription.items.data;
  const base = `/p/session/${session.id}`;
  const status =
    subscription.cancel_at && !subscription.ended_at ? 'Cancels' : STATUS_WORDS[subscription.status];
  const actions = subscription.ended_at
    ? null
    : subscription.cancel_at
      ? markup`<form method="post" action="${base}/undo/${subscription.id}"><button class="button main" type="submit">Don’t cancel</button></form>`
      : markup`<a class="button" href="${base}/cancel/${subscription.id}">Cancel subscription</a>`;
  return markup`<div class="plan"><div>
<p class="name">${item && product(world, item.price.product).name} <span class="badge ${subscription.status}">${status}</span></p>
<p class="price"><b>${item && money(item.price.unit_amount * item.quantity, subscription.currency)}</b> ${item && rhythm(item.price.recurring)}</p>
<p class="lead">${nextLine(subscription)}</p></div>
${actions && markup`<div class="actions">${actions}</div>`}</div>`;
}

const cardLine = (card: PaymentMethod | undefined): Markup =>
  card
    ? markup`<p class="card"><span>${brandName(card.card.brand)}</span> <span class="digits">•••• ${card.card.last4}</span> <span class="muted">until ${String(card.card.exp_month).padStart(2, '0')} / ${card.card.exp_year}</span></p>`
    : markup`<p class="lead">No card is kept.</p>`;

const INVOICE_WORDS: Record<Invoice['status'], string> = {
  draft: 'Not due yet',
  open: 'Open',
  paid: 'Paid',
  uncollectible: 'Not collected',
  void: 'Void',
};

const invoiceRow = (invoice: Invoice): Markup => markup`<tr>
<td>${date(invoice.created)}<br>${invoice.number ? markup`<a href="/i/${invoice.id}">${invoice.number}</a>` : markup`<span class="muted">Not numbered yet</span>`}</td>
<td>${money(invoice.total, invoice.currency)}</td><td>${INVOICE_WORDS[invoice.status]}</td></tr>`;

function invoiceTable(invoices: readonly Invoice[]): Markup {
  if (invoices.length === 0) return markup`<p class="lead">No invoices yet.</p>`;
  return markup`<table><thead><tr><th scope="col">Invoice</th><th scope="col">Amount</th><th scope="col">Status</th></tr></thead>
<tbody>${invoices.map(invoiceRow)}</tbody></table>`;
}

/** The portal's first page. `told` says what has just been done. */
export function portalPage(world: World, session: PortalSession, told: string | null): Answer {
  const { customer } = session;
  const owner = world.tables.customers.get(customer);
  const subscriptions = world.tables.subscriptions.where((each) => each.customer === customer);
  const running = subscriptions.filter(({ ended_at }) => !ended_at);
  const shownOnes = running.length > 0 ? running : subscriptions.slice(0, 1);
  const [first] = running;
  const kept = owner?.invoice_settings.default_payment_method ?? '';
  const card = world.tables.paymentMethods.get(kept) ?? (first && cardOf(world, first));
  const invoices = world.tables.invoices.where((each) => each.customer === customer);
  const plans =
    shownOnes.length > 0
      ? shownOnes.map((each) => planBlock(world, session, each))
      : markup`<p class="lead">No subscription yet.</p>`;
  const body = markup`<main class="portal">
<div>${session.return_url && markup`<p><a class="back" href="${session.return_url}"><span aria-hidden="true">←</span> Back to the site</a></p>`}
<h1>Your billing</h1><p class="lead">${owner?.email}</p></div>
${told && markup`<p class="told" role="status">${told}</p>`}
<section aria-labelledby="plan"><h2 id="plan">Plan</h2>${plans}</section>
<section aria-labelledby="method"><h2 id="method">Payment method</h2>
<div class="plan">${cardLine(card)}<div class="actions"><a class="button" href="/p/session/${session.id}/card">Update card</a></div></div></section>
<section aria-labelledby="invoices"><h2 id="invoices">Invoices</h2>${invoiceTable(invoices)}</section>
</main>`;
  return page({ title: 'Billing', body, leadsTo: [session.return_url] });
}
