import type { Answer } from '../http/answer.ts';
import { markup } from './markup.ts';
import { page } from './page.ts';

/** The bank asks whether it is really the card's holder. Both buttons post `outcome` to `action`. */
export function challengePage(action: string, what: string, leadsTo: readonly (string | null)[]): Answer {
  return page({
    title: '3-D Secure',
    leadsTo,
    body: markup`<main class="narrow challenge">
<p class="eyebrow">3-D Secure, simulated</p>
<h1>Is this you?</h1>
<p class="lead">A real bank would now ask for a code or your finger. ${what}</p>
<form method="post" action="${action}" class="actions">
<button class="button main" name="outcome" value="complete" autofocus>Complete</button>
<button class="button" name="outcome" value="fail">Fail</button>
</form>
</main>`,
  });
}
