/** What `a[b][0]=c` decodes to: text, lists and objects of it. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** `a[b][0]` → `['a', 'b', '0']`; an empty bracket stays an empty step. */
function steps(key: string): string[] {
  const [head = '', ...rest] = key.split('[');
  return [head, ...rest.map((step) => step.replace(/\]$/, ''))];
}

function asObject(value: FormValue | undefined): Form {
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}

function place(into: Form, [step = '', ...rest]: string[], value: string): void {
  const key = step === '' ? String(Object.keys(into).length) : step;
  if (FORBIDDEN.has(key)) return;
  if (rest.length === 0) {
    into[key] = value;
    return;
  }
  const inner = asObject(into[key]);
  into[key] = inner;
  place(inner, rest, value);
}

/** Objects whose keys count from 0 were lists. */
function listed(value: FormValue): FormValue {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, listed(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** Decodes a body or a query as the Stripe SDK writes it. */
export function decodeForm(text: string): Form {
  const form: Form = {};
  for (const [key, value] of new URLSearchParams(text)) place(form, steps(key), value);
  return Object.fromEntries(Object.entries(form).map(([key, value]) => [key, listed(value)]));
}

/** `['a', 'b', 0]` → `a[b][0]`, the name Stripe gives a parameter. */
export function bracketed([head, ...rest]: readonly PropertyKey[]): string {
  return String(head ?? '') + rest.map((step) => `[${String(step)}]`).join('');
}
