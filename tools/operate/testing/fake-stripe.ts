import Stripe from 'stripe';

type Json = Record<string, unknown>;

export interface FakeAccount {
  prices: Json[];
  endpoints: Json[];
  portals: Json[];
  taxStatus: 'active' | 'pending';
}

export const emptyAccount = (): FakeAccount => ({
  prices: [],
  endpoints: [],
  portals: [],
  taxStatus: 'pending',
});

/** Reads a body such as `recurring[interval]=month`, as Stripe's library writes it. */
/** An object with the keys 0, 1 … is a list. */
function withLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, withLists(each)] as const);
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}

function readForm(text: string): Json {
  const form: Json = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop() ?? '';
    let place = form;
    for (const part of path) place = (place[part] ??= {}) as Json;
    place[last] = value === 'true' || value === 'false' ? value === 'true' : value;
  }
  return withLists(form) as Json;
}
const list = (url: string, data: unknown[]) => ({ object: 'list', url, has_more: false, data });

function answerForEndpoints(
  account: FakeAccount,
  method: string,
  url: URL,
  sub: string,
  body: Json,
): unknown {
  if (method === 'GET') return list(url.pathname, account.endpoints);
  if (method === 'DELETE') {
    account.endpoints = account.endpoints.filter(({ id }) => id !== sub);
    return { id: sub, object: 'webhook_endpoint', deleted: true };
  }
  if (sub) {
    const endpoint = account.endpoints.find(({ id }) => id === sub);
    return Object.assign(endpoint ?? {}, {
      enabled_events: body.enabled_events,
      status: body.disabled ? 'disabled' : 'enabled',
    });
  }
  const endpoint = {
    object: 'webhook_endpoint',
    id: `we_${account.endpoints.length + 1}`,
    url: body.url,
    status: 'enabled',
    enabled_events: body.enabled_events,
    api_version: body.api_version ?? null,
  };
  account.endpoints.push(endpoint);
  return { ...endpoint, secret: 'whsec_of_the_endpoint' };
}

function answerFor(account: FakeAccount, method: string, url: URL, body: Json): unknown {
  const [, , kind = '', sub = '', third] = url.pathname.split('/');
  if (kind === 'prices' && method === 'GET') {
    const wanted = url.searchParams.get('lookup_keys[0]');
    return list(
      url.pathname,
      account.prices.filter((price) => price.active && price.lookup_key === wanted),
    );
  }
  if (kind === 'prices' && sub) return Object.assign(account.prices.find(({ id }) => id === sub) ?? {}, body);
  if (kind === 'prices') {
    for (const price of account.prices) if (price.lookup_key === body.lookup_key) price.lookup_key = null;
    const { interval } = body.recurring as Json;
    const price = {
      object: 'price',
      id: `price_${account.prices.length + 1}`,
      active: true,
      product: body.product ?? 'prod_1',
      unit_amount: Number(body.unit_amount),
      currency: body.currency,
      tax_behavior: body.tax_behavior,
      lookup_key: body.lookup_key,
      recurring: { interval, interval_count: 1 },
    };
    account.prices.push(price);
    return price;
  }
  if (kind === 'webhook_endpoints') return answerForEndpoints(account, method, url, sub, body);
  if (kind === 'billing_portal' && method === 'GET') return list(url.pathname, account.portals);
  if (kind === 'billing_portal') {
    const before = account.portals.find(({ id }) => id === third);
    if (before) return Object.assign(before, body);
    account.portals.push({ object: 'billing_portal.configuration', id: 'bpc_1', is_default: true, ...body });
    return account.portals.at(-1);
  }
  if (kind === 'tax') return { object: 'tax.settings', status: account.taxStatus };
  throw new Error(`The fake Stripe has no ${method} ${url.pathname}.`);
}

/** Stripe's own library, answered from `account`. */
export function fakeStripe(account: FakeAccount): Stripe {
  const answer = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    const body = readForm(typeof init?.body === 'string' ? init.body : '');
    return Response.json(answerFor(account, init?.method ?? 'GET', url, body));
  };
  return new Stripe('sk_test_fake', {
    httpClient: Stripe.createFetchHttpClient(answer as typeof fetch),
    maxNetworkRetries: 0,
    telemetry: false,
  });
}
