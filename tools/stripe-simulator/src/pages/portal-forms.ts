import { periodEndOf } from '../engine/renew.ts';
import type { Answer } from '../http/answer.ts';
import type { PortalSession, Subscription } from '../shapes.ts';
import { cardFields, cardHints, type Entered, type Problems } from './card-form.ts';
import { markup } from './markup.ts';
import { page } from './page.ts';
import { date } from './words.ts';

/** Where a form of the portal leads besides the portal. */
const waysOf = (session: PortalSession) => [
  session.return_url,
  session.flow?.after_completion.redirect?.return_url ?? null,
];

export function cardPage(
  session: PortalSession,
  { entered, problems, refusal }: { entered: Entered; problems: Problems; refusal: string | null },
): Answer {
  const home = `/p/session/${session.id}`;
  const isWrong = refusal !== null || Object.keys(problems).length > 0;
  return page({
    title: 'Update card',
    status: isWrong ? 422 : 200,
    leadsTo: waysOf(session),
    body: markup`<main class="narrow">
<p><a class="back" href="${home}?home"><span aria-hidden="true">←</span> Billing</a></p>
<h1>Update card</h1><p class="lead">The next charges go to this card.</p>
${refusal && markup`<p class="refusal" role="alert">${refusal}</p>`}
<form method="post" action="${home}/card" novalidate>
${cardFields(entered, problems)}
<div class="actions"><button class="button main" type="submit">Save card</button><a class="button" href="${home}?home">Leave it</a></div>
</form>
${cardHints()}
</main>`,
  });
}

export function cancelPage(session: PortalSession, subscription: Subscription): Answer {
  const home = `/p/session/${session.id}`;
  return page({
    title: 'Cancel subscription',
    leadsTo: waysOf(session),
    body: markup`<main class="narrow">
<p><a class="back" href="${home}?home"><span aria-hidden="true">←</span> Billing</a></p>
<h1>Cancel subscription</h1><p class="lead">It stays until ${date(periodEndOf(subscription))}, and nothing more is charged.</p>
<form method="post" action="${home}/cancel/${subscription.id}">
<div class="actions"><button class="button main" type="submit">Cancel subscription</button><a class="button" href="${home}?home">Keep it</a></div>
</form></main>`,
  });
}
