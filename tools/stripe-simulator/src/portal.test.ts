import { describe, expect, it } from 'vitest';
import { buy, CARDS, cardForm, idOf, type Site, START, startSite, submit } from './testing.ts';

const now = () => START;
const RETURN = 'http://127.0.0.1:5080/profile';
const read = async (address: string) => {
  const response = await fetch(address);
  return { status: response.status, text: await response.text() };
};

async function openPortal({ stripe }: Site, customer: string) {
  const session = await stripe.billingPortal.sessions.create({ customer, return_url: RETURN });
  return { session, address: session.url };
}

describe('the billing portal', () => {
  it('shows plan, next charge, card, invoices and the way back', async () => {
    const site = await startSite({ now });
    const { customer } = await buy(site.stripe);
    const { address, session } = await openPortal(site, customer);
    expect(session.id).toMatch(/^bps_/);
    const { status, text } = await read(address);
    expect(status).toBe(200);
    for (const words of [
      'Simulated',
      'Boma Premium',
      '$4.99',
      'Next charge on 1 April 2026',
      '•••• 4242',
      'Paid',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).toContain(`href="${RETURN}"`);
    const invoice = /href="(\/i\/in_[^"]+)"/.exec(text)?.[1] ?? '';
    expect((await read(site.url + invoice)).text).toContain('Paid on 1 March 2026');
  });

  it('cancels at the period’s end and undoes it', async () => {
    const site = await startSite({ now });
    const { customer, subscription } = await buy(site.stripe);
    const { address } = await openPortal(site, customer);
    expect((await read(`${address}/cancel/${subscription}`)).text).toContain('It stays until 1 April 2026');
    const cancelled = await submit(`${address}/cancel/${subscription}`);
    expect(cancelled.location).toContain('told=cancelled');
    const after = await site.stripe.subscriptions.retrieve(subscription);
    expect(after).toMatchObject({
      cancel_at: after.items.data[0]?.current_period_end,
      cancel_at_period_end: false,
      cancellation_details: { reason: 'cancellation_requested' },
    });
    const { text } = await read(site.url + cancelled.location);
    expect(text).toContain('Ends on 1 April 2026');
    expect(text).toContain('Don’t cancel');
    await submit(`${address}/undo/${subscription}`);
    expect(await site.stripe.subscriptions.retrieve(subscription)).toMatchObject({ cancel_at: null });
  });

  it('saves another card as that of the customer, after 3-D Secure if required; the subscription keeps its own', async () => {
    const site = await startSite({ now });
    const { customer, subscription } = await buy(site.stripe);
    const card = async () =>
      (await read((await openPortal(site, customer)).address)).text.match(/•••• \d{4}/)?.[0];
    const bought = await site.stripe.subscriptions.retrieve(subscription);
    await site.control('charges/fail', { customer });
    await site.advance(31 * 86_400 + 3600);
    expect(await site.stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'past_due' });
    const { address } = await openPortal(site, customer);
    expect((await submit(`${address}/card`, { number: '12' })).text).toContain('id="number-problem"');
    expect((await submit(`${address}/card`, cardForm(CARDS.declined))).text).toContain(
      'Your card was declined.',
    );
    expect(await card()).toBe('•••• 4242');
    const challenge = await submit(`${address}/card`, cardForm(CARDS.challenge));
    expect((await submit(site.url + challenge.location, { outcome: 'fail' })).status).toBe(422);
    expect(await card()).toBe('•••• 4242');
    await submit(site.url + challenge.location, { outcome: 'complete' });
    expect(await card()).toBe('•••• 3155');
    const owed = await site.stripe.subscriptions.retrieve(subscription);
    expect([owed.status, owed.default_payment_method === bought.default_payment_method]).toEqual([
      'past_due',
      true,
    ]);
    // The site gives it to the subscription, and pays with it.
    const owner = await site.stripe.customers.retrieve(customer);
    const saved = owner.deleted ? '' : idOf(owner.invoice_settings.default_payment_method);
    await site.stripe.subscriptions.update(subscription, { default_payment_method: saved });
    const invoice = idOf(owed.latest_invoice);
    expect(await site.stripe.invoices.pay(invoice)).toMatchObject({ status: 'paid' });
    expect(await site.stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'active' });
    await expect(site.stripe.invoices.pay(invoice)).rejects.toThrow('This invoice is paid');
  });

  it('lets the customer pay an open invoice, and says why a card is refused', async () => {
    const site = await startSite({ now });
    const { customer, subscription } = await buy(site.stripe);
    const { address } = await openPortal(site, customer);
    const give = async (number: string) => {
      expect((await submit(`${address}/card`, cardForm(number))).location).toContain('told=card');
      const owner = await site.stripe.customers.retrieve(customer);
      const card = owner.deleted ? '' : idOf(owner.invoice_settings.default_payment_method);
      await site.stripe.subscriptions.update(subscription, { default_payment_method: card });
    };
    await give(CARDS.failsLater);
    await site.advance(31 * 86_400 + 3600);
    const [open] = (await site.stripe.invoices.list({ subscription, status: 'open' })).data;
    expect(open?.hosted_invoice_url).toBe(`${site.url}/i/${open?.id}`);
    expect((await submit(open?.hosted_invoice_url ?? '')).text).toContain('Your card was declined.');
    await expect(site.stripe.invoices.pay(idOf(open))).rejects.toMatchObject({ type: 'StripeCardError' });
  });

  it('opens at a flow, and returns to the flow’s address', async () => {
    const { stripe } = await startSite({ now });
    const { customer, subscription } = await buy(stripe);
    const done = { type: 'redirect', redirect: { return_url: 'http://127.0.0.1:5080/done' } } as const;
    const session = await stripe.billingPortal.sessions.create({
      customer,
      return_url: RETURN,
      flow_data: {
        type: 'subscription_cancel',
        subscription_cancel: { subscription },
        after_completion: done,
      },
    });
    expect((await read(session.url)).text).toContain('<h1>Cancel subscription</h1>');
    expect((await submit(`${session.url}/cancel/${subscription}`)).location).toBe(
      'http://127.0.0.1:5080/done',
    );
    const card = await stripe.billingPortal.sessions.create({
      customer,
      flow_data: { type: 'payment_method_update' },
    });
    expect((await read(card.url)).text).toContain('<h1>Update card</h1>');
  });

  it('opens for its customer only, for one hour', async () => {
    const site = await startSite({ now });
    const [one, other] = [await buy(site.stripe), await buy(site.stripe)];
    const { address } = await openPortal(site, one.customer);
    expect((await submit(`${address}/cancel/${other.subscription}`)).status).toBe(404);
    expect(await site.stripe.subscriptions.retrieve(other.subscription)).toMatchObject({ cancel_at: null });
    await site.advance(3600);
    expect((await read(address)).status).toBe(410);
    expect((await submit(`${address}/cancel/${one.subscription}`)).status).toBe(410);
  });
});
