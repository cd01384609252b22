import { CARD_HINTS, passesLuhn } from '../engine/cards.ts';
import { COUNTRIES } from '../engine/tax.ts';
import { type Markup, markup } from './markup.ts';

export type FieldName = 'email' | 'number' | 'expiry' | 'cvc' | 'name' | 'country' | 'promotion_code';
export type Problems = Partial<Record<FieldName, string>>;
export type Entered = Partial<Record<FieldName, string>>;

interface Field {
  name: FieldName;
  label: string;
  autocomplete: string;
  type?: string;
  inputmode?: string;
  hint?: string;
}

/** A labelled input with its problem beside it. */
export function field(
  { name, label, autocomplete, ...more }: Field,
  entered: Entered,
  problems: Problems,
): Markup {
  const problem = problems[name];
  const invalid = problem && markup` aria-invalid="true" aria-describedby="${name}-problem"`;
  const isFirst = Object.keys(problems)[0] === name && markup` autofocus`;
  return markup`<div class="field ${name}"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${more.type ?? 'text'}" autocomplete="${autocomplete}" inputmode="${more.inputmode ?? 'text'}" placeholder="${more.hint ?? ''}" value="${entered[name] ?? ''}" required${invalid}${isFirst}>
${problem && markup`<p class="problem" id="${name}-problem">${problem}</p>`}</div>`;
}

/** Number, expiry, code and name of a card. */
export const cardFields = (
  entered: Entered,
  problems: Problems,
): Markup => markup`<fieldset><legend>Card</legend>
${field({ name: 'number', label: 'Card number', autocomplete: 'cc-number', inputmode: 'numeric', hint: '1234 1234 1234 1234' }, entered, problems)}
<div class="pair">
${field({ name: 'expiry', label: 'Expiry', autocomplete: 'cc-exp', inputmode: 'numeric', hint: 'MM / YY' }, entered, problems)}
${field({ name: 'cvc', label: 'Security code', autocomplete: 'cc-csc', inputmode: 'numeric', hint: 'CVC' }, entered, problems)}
</div>
${field({ name: 'name', label: 'Name on the card', autocomplete: 'cc-name' }, entered, problems)}
</fieldset>`;

const grouped = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ');

/** The cards there are to try, each a button that fills the form. */
export const cardHints = (): Markup => markup`<details class="hints"><summary>Cards to try</summary>
<ul>${CARD_HINTS.map(
  ({ number, hint }) =>
    markup`<li><button type="button" data-card="${grouped(number)}"><span class="digits">${grouped(number)}</span><span>${hint}</span></button></li>`,
)}</ul>
<p>Any later date and any three digits go with them.</p></details>`;

export interface ReadCard {
  number: string;
  expMonth: number;
  expYear: number;
  name: string;
}

function readExpiry(text: string, now: number): { expMonth: number; expYear: number } | string {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(text) ?? [];
  const expMonth = Number(month);
  const expYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  if (!month) return 'Write the month and the year, as on the card: 12 / 34.';
  if (expMonth < 1 || expMonth > 12) return 'There are twelve months.';
  const isPast = Date.UTC(expYear, expMonth, 1) <= now * 1000;
  return isPast ? 'This card has expired. Take another one.' : { expMonth, expYear };
}

/** Reads the card's fields and returns every problem. `now` is in unix seconds. */
export function readCard(form: URLSearchParams, now: number): { card: ReadCard } | { problems: Problems } {
  const number = (form.get('number') ?? '').replaceAll(/[\s-]/g, '');
  const expiry = readExpiry(form.get('expiry') ?? '', now);
  const name = (form.get('name') ?? '').trim();
  const problems: Problems = {};
  if (!/^\d{14,19}$/.test(number)) problems.number = 'Write the whole card number.';
  else if (!passesLuhn(number)) problems.number = 'This card number has a slip in it.';
  if (typeof expiry === 'string') problems.expiry = expiry;
  if (!/^\d{3,4}$/.test((form.get('cvc') ?? '').trim())) problems.cvc = 'Three or four digits, on the back.';
  if (!name) problems.name = 'Write the name on the card.';
  if (typeof expiry === 'string' || Object.keys(problems).length > 0) return { problems };
  return { card: { number, ...expiry, name } };
}

/** What was typed, to be shown again; never the code. */
export function enteredIn(form: URLSearchParams): Entered {
  const names: FieldName[] = ['email', 'number', 'expiry', 'name', 'country', 'promotion_code'];
  return Object.fromEntries(names.map((name) => [name, form.get(name) ?? '']));
}

export interface CountryTax {
  tax: string;
  total: string;
}

/** The country decides the tax: each option carries what it comes to. */
export function countryField(chosen: string, taxOf: (country: string) => CountryTax | null): Markup {
  const options = Object.entries(COUNTRIES).map(([code, name]) => {
    const amounts = taxOf(code);
    const data = amounts && markup` data-tax="${amounts.tax}" data-total="${amounts.total}"`;
    return markup`<option value="${code}"${code === chosen && markup` selected`}${data}>${name}</option>`;
  });
  return markup`<div class="field country"><label for="country">Country</label>
<select id="country" name="country" autocomplete="country">${options}</select></div>`;
}
