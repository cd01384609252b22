import { describe, expect, it } from 'vitest';
import { buy, CARDS, cardForm, DAY, openCheckout, startSite, submit } from './testing.ts';

const get = async (address: string) => {
  const response = await fetch(address, { redirect: 'manual' });
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
};

describe('the hosted checkout', () => {
  it('shows the plan, its price and a labelled form, and that it is simulated', async () => {
    const { stripe } = await startSite();
    const session = await openCheckout(stripe);
    const { status, text } = await get(session.url ?? '');
    expect(status).toBe(200);
    for (const words of ['Simulated', 'Boma Premium', '$4.99', 'per month']) expect(text).toContain(words);
    for (const name of ['email', 'number', 'expiry', 'cvc', 'name', 'country']) {
      expect(text).toContain(`<label for="${name}">`);
      expect(text).toMatch(new RegExp(`id="${name}" name="${name}"`));
    }
    expect(text).toContain('href="http://127.0.0.1:5080/premium"');
  });

  it('accepts a good card and redirects to the success page with the session’s id', async () => {
    const { stripe } = await startSite();
    const customer = await stripe.customers.create({ email: 'member@example.com' });
    const session = await openCheckout(stripe, {
      customer: customer.id,
      client_reference_id: 'uid-1',
      metadata: { uid: 'uid-1' },
      subscription_data: { metadata: { uid: 'uid-1' } },
    });
    const { status, location } = await submit(session.url ?? '', cardForm());
    expect(status).toBe(303);
    expect(location).toBe(`http://127.0.0.1:5080/thanks?session=${session.id}`);
    const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription', 'invoice'] });
    expect(done).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      customer: customer.id,
      client_reference_id: 'uid-1',
      url: null,
      subscription: { status: 'active', metadata: { uid: 'uid-1' }, customer: customer.id },
      invoice: { status: 'paid', billing_reason: 'subscription_create', amount_paid: 499 },
    });
    expect((await submit(session.url ?? '', cardForm())).location).toBe(location);
    expect((await stripe.subscriptions.list({ customer: customer.id })).data).toHaveLength(1);
  });

  it('shows every problem beside its field, keeps the input, and charges nothing', async () => {
    const { stripe } = await startSite();
    const session = await openCheckout(stripe, { allow_promotion_codes: true });
    const { status, text } = await submit(session.url ?? '', {
      email: 'nobody',
      number: '4242 4242 4242 4241',
      expiry: '13 / 34',
      cvc: '1',
      name: '<b>Ana</b>',
      promotion_code: 'FREE',
    });
    expect(status).toBe(422);
    for (const name of ['email', 'number', 'expiry', 'cvc', 'promotion_code']) {
      expect(text).toContain(`aria-describedby="${name}-problem"`);
      expect(text).toContain(`id="${name}-problem"`);
    }
    expect(text).toContain('value="&lt;b&gt;Ana&lt;/b&gt;"');
    expect(text.match(/ autofocus/g)).toHaveLength(1);
    expect((await submit(session.url ?? '', { ...cardForm(), expiry: '01 / 20' })).text).toContain(
      'has expired',
    );
    expect((await stripe.charges.list()).data).toEqual([]);
  });

  it.each([
    [CARDS.declined, 'Your card was declined.', 'card_declined'],
    [CARDS.poor, 'Your card has insufficient funds.', 'card_declined'],
    [CARDS.failsLater, 'Your card was declined.', 'card_declined'],
    ['4000 0000 0000 0127', 'Your card&#39;s security code is incorrect.', 'incorrect_cvc'],
    ['4111 1111 1111 1111', 'used a non test card', 'card_declined'],
  ])('says that %s is refused and lets another card pay', async (number, sentence, code) => {
    const { stripe } = await startSite();
    const session = await openCheckout(stripe);
    const { status, text } = await submit(session.url ?? '', cardForm(number));
    expect(status).toBe(422);
    expect(text).toMatch(/role="alert">/);
    expect(text).toContain(sentence);
    expect((await stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
    expect((await stripe.charges.list()).data).toMatchObject([{ status: 'failed', failure_code: code }]);
    expect((await submit(session.url ?? '', cardForm())).status).toBe(303);
    const charges = (await stripe.charges.list()).data;
    expect(charges.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
    expect(charges[0]?.payment_intent).toBe(charges[1]?.payment_intent);
  });

  it('asks for 3-D Secure, and handles both outcomes', async () => {
    const { stripe, url } = await startSite();
    const session = await openCheckout(stripe);
    const challenge = await submit(session.url ?? '', cardForm(CARDS.challenge));
    expect(challenge.location).toBe(`${url}/c/challenge/${session.id}`);
    const asked = await stripe.events.list({ type: 'payment_intent.requires_action' });
    expect(asked.data).toMatchObject([{ data: { object: { status: 'requires_action' } } }]);
    const page = await get(challenge.location ?? '');
    expect(page.text).toContain('value="complete"');
    const failed = await submit(challenge.location ?? '', { outcome: 'fail' });
    expect(failed.location).toBe(`/c/pay/${session.id}`);
    expect((await get(session.url ?? '')).text).toContain('unable to authenticate');
    expect((await stripe.subscriptions.list()).data).toEqual([]);
    const done = await submit(challenge.location ?? '', { outcome: 'complete' });
    expect(done.location).toContain('/thanks?session=');
    expect((await stripe.subscriptions.list()).data).toMatchObject([{ status: 'active' }]);
  });

  it('adds the country’s tax where automatic tax is on', async () => {
    const { stripe } = await startSite();
    const session = await openCheckout(stripe, { automatic_tax: { enabled: true } });
    await submit(session.url ?? '', { ...cardForm(), country: 'ZA' });
    const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['invoice', 'line_items'] });
    expect(done).toMatchObject({
      amount_subtotal: 499,
      amount_total: 574,
      total_details: { amount_tax: 75 },
      invoice: { total: 574, amount_paid: 574, total_taxes: [{ amount: 75 }] },
    });
    const customer = await stripe.customers.create();
    const taxed = openCheckout(stripe, { customer: customer.id, automatic_tax: { enabled: true } });
    await expect(taxed).rejects.toMatchObject({ code: 'customer_tax_location_invalid' });
  });

  it('starts a trial without a charge', async () => {
    const { stripe, advance } = await startSite();
    const params = { subscription_data: { trial_period_days: 7 } };
    const member = await buy(stripe, { params, card: CARDS.failsLater });
    expect(await stripe.checkout.sessions.retrieve(member.session)).toMatchObject({
      payment_status: 'no_payment_required',
      amount_total: 0,
    });
    expect(await stripe.subscriptions.retrieve(member.subscription)).toMatchObject({ status: 'trialing' });
    expect((await stripe.invoices.list()).data).toMatchObject([{ status: 'paid', total: 0 }]);
    await advance(7 * DAY + 3600);
    expect(await stripe.subscriptions.retrieve(member.subscription)).toMatchObject({ status: 'past_due' });
  });

  it('expires after a day, or on request', async () => {
    const { stripe, advance } = await startSite();
    const [first, second] = [await openCheckout(stripe), await openCheckout(stripe)];
    expect(await stripe.checkout.sessions.expire(first.id)).toMatchObject({ status: 'expired', url: null });
    await expect(stripe.checkout.sessions.expire(first.id)).rejects.toMatchObject({ statusCode: 400 });
    await advance(DAY);
    expect((await stripe.checkout.sessions.list({ status: 'expired' })).data).toHaveLength(2);
    expect((await submit(second.url ?? '', cardForm())).status).toBe(410);
    const types = (await stripe.events.list({ type: 'checkout.session.expired' })).data;
    expect(types).toHaveLength(2);
    expect((await stripe.checkout.sessions.listLineItems(first.id)).data).toMatchObject([{ quantity: 1 }]);
  });

  it('refuses a form from another site', async () => {
    const { stripe } = await startSite();
    const session = await openCheckout(stripe);
    const headers = { 'sec-fetch-site': 'cross-site' };
    const body = new URLSearchParams(cardForm());
    const response = await fetch(session.url ?? '', { method: 'POST', headers, body });
    expect(response.status).toBe(403);
    expect((await get(`${new URL(session.url ?? '').origin}/c/pay/cs_test_none`)).status).toBe(404);
  });
});
