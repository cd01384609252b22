import { collect } from '../engine/collect.ts';
import { type Answer, goTo } from '../http/answer.ts';
import { invoice } from '../resources/invoices.ts';
import type { World } from '../state/world.ts';
import { markup } from './markup.ts';
import { page } from './page.ts';
import { date, money } from './words.ts';

/** The page of an invoice, public under its address. An open invoice can be paid there. */
export function showInvoice(world: World, id: string, problem: string | null = null): Answer {
  const found = invoice(world, id);
  const show = (amount: number) => money(amount, found.currency);
  const paidAt = found.status_transitions.paid_at;
  const tax = found.total_taxes?.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  const state = paidAt
    ? `Paid on ${date(paidAt)}`
    : found.status === 'open'
      ? 'To be paid'
      : 'Nothing to pay';
  return page({
    title: `Invoice ${found.number ?? ''}`,
    status: problem ? 422 : 200,
    body: markup`<main class="narrow">
<p class="eyebrow">Invoice ${found.number ?? 'not numbered yet'}</p>
<h1 class="amount">${show(found.total)}</h1><p class="lead">${state}. ${found.customer_email}</p>
${problem && markup`<p class="refusal" role="alert">${problem}</p>`}
<dl class="lines">
${found.lines.data.map((line) => markup`<div><dt>${line.description}<br><span class="muted">${date(line.period.start)} to ${date(line.period.end)}</span></dt><dd>${show(line.amount)}</dd></div>`)}
${tax > 0 && markup`<div><dt>Tax</dt><dd>${show(tax)}</dd></div>`}
<div class="total"><dt>Total</dt><dd>${show(found.total)}</dd></div>
</dl>
${found.status === 'open' && markup`<form method="post" action="/i/${found.id}" class="actions"><button class="button main" type="submit">Pay ${show(found.amount_due)}</button></form>`}
</main>`,
  });
}

export function payInvoice(world: World, id: string): Answer {
  const found = invoice(world, id);
  const problem = found.status === 'open' ? collect(world, found, false) : null;
  return problem ? showInvoice(world, id, problem.message) : goTo(`/i/${id}`);
}
