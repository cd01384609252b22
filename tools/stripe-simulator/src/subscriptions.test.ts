import { describe, expect, it } from 'vitest';
import { buy, CARDS, cardForm, DAY, idOf, openCheckout, START, startSite, submit } from './testing.ts';

const now = () => START;
const at = (...parts: [number, number, number, number?, number?]) => Date.UTC(...parts) / 1000;
/** Bought on 1 March at 9, renewed on 1 April at 9. */
const APRIL = at(2026, 3, 1, 9);

describe('a subscription over time', () => {
  it('renews month by month on its items, an hour as a draft, then paid', async () => {
    const { stripe, advance, control } = await startSite({ now });
    const { subscription } = await buy(stripe);
    const read = () => stripe.subscriptions.retrieve(subscription);
    expect((await read()).items.data[0]).toMatchObject({
      current_period_start: START / 1000,
      current_period_end: APRIL,
    });
    await control('clock', { to: APRIL });
    const renewed = await read();
    expect(renewed.items.data[0]).toMatchObject({
      current_period_start: APRIL,
      current_period_end: at(2026, 4, 1, 9),
    });
    const newest = async () => (await stripe.invoices.list({ subscription, limit: 1 })).data[0];
    const id = idOf(renewed.latest_invoice);
    expect(await newest()).toMatchObject({ id, status: 'draft' });
    await advance(3600);
    const paid = { id, status: 'paid', billing_reason: 'subscription_cycle', created: APRIL };
    expect(await newest()).toMatchObject(paid);
    await advance(90 * DAY);
    const all = (await stripe.invoices.list({ subscription })).data;
    const firsts = [5, 4, 3, 2].map((month) => at(2026, month, 1, 9));
    expect(all.map(({ created }) => created)).toEqual(firsts);
    expect(all.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid', 'paid']);
  });

  it('sends the events of a long leap in order, each with its own time', async () => {
    const { stripe, advance } = await startSite({ now });
    await buy(stripe);
    const { events } = await advance(100 * DAY);
    expect(events).toBeGreaterThan(20);
    const all = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 500 });
    const times = all.map(({ created }) => created).toReversed();
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(all.find(({ type }) => type === 'invoice.paid')?.created).toBe(at(2026, 5, 1, 10));
    const one = all[0];
    expect(await stripe.events.retrieve(one?.id ?? '')).toMatchObject({ type: one?.type });
    expect((await stripe.events.list({ types: ['customer.subscription.*'] })).data.length).toBeGreaterThan(2);
  });

  it('can be ended or renewed alone, at the current time', async () => {
    const { stripe, control } = await startSite({ now });
    const [renewing, ending, other] = [await buy(stripe), await buy(stripe), await buy(stripe)];
    await stripe.subscriptions.update(ending.subscription, { cancel_at_period_end: true });
    const elapse = ({ subscription }: typeof other) => control(`subscriptions/${subscription}/elapse`, {});
    await Promise.all([elapse(renewing), elapse(ending)]);
    const read = ({ subscription }: typeof other) => stripe.subscriptions.retrieve(subscription);
    const started = START / 1000;
    expect((await read(renewing)).items.data[0]).toMatchObject({ current_period_start: started });
    expect(await read(ending)).toMatchObject({
      status: 'canceled',
      ended_at: started,
      items: { data: [{ current_period_end: started }] },
    });
    expect((await read(other)).items.data[0]).toMatchObject({ current_period_end: APRIL });
    expect(await control('clock')).toMatchObject({ now: started });
  });

  it('keeps the day of the month through short months', async () => {
    const january = Date.UTC(2027, 0, 31, 12);
    const { stripe, advance } = await startSite({ now: () => january });
    const { subscription } = await buy(stripe);
    const end = async () =>
      (await stripe.subscriptions.retrieve(subscription)).items.data[0]?.current_period_end;
    expect(await end()).toBe(at(2027, 1, 28, 12));
    await advance(28 * DAY);
    expect(await end()).toBe(at(2027, 2, 31, 12));
  });

  it('retries a failed renewal three times in seven days, then cancels', async () => {
    const { stripe, control, advance } = await startSite({ now });
    const { subscription, customer } = await buy(stripe);
    await control('charges/fail', { customer, times: 4 });
    await control('clock', { to: APRIL + 3600 });
    const read = () => stripe.subscriptions.retrieve(subscription, { expand: ['latest_invoice'] });
    expect(await read()).toMatchObject({
      status: 'past_due',
      latest_invoice: { status: 'open', attempt_count: 1, next_payment_attempt: APRIL + 3600 + 3 * DAY },
    });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ delinquent: true });
    await advance(5 * DAY);
    expect(await read()).toMatchObject({ status: 'past_due', latest_invoice: { attempt_count: 3 } });
    await advance(2 * DAY);
    expect(await read()).toMatchObject({
      status: 'canceled',
      ended_at: APRIL + 3600 + 7 * DAY,
      cancellation_details: { reason: 'payment_failed' },
      latest_invoice: { status: 'open', attempt_count: 4, next_payment_attempt: null },
    });
    expect((await stripe.events.list({ type: 'invoice.payment_failed' })).data).toHaveLength(4);
    expect((await stripe.events.list({ type: 'customer.subscription.deleted' })).data).toHaveLength(1);
  });

  it('is active again when a retry succeeds, or ends unpaid if dunning is set to that', async () => {
    const { stripe, control, advance } = await startSite({ now });
    const { subscription } = await buy(stripe);
    await control('charges/fail', { decline_code: 'insufficient_funds' });
    await control('clock', { to: APRIL + 3600 });
    await advance(3 * DAY);
    expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'active' });
    await control('dunning', { after: 'unpaid', retry_days: [1] });
    await control('charges/fail', { times: 2 });
    await advance(31 * DAY);
    expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'unpaid' });
  });

  it('is cancelled at its period’s end, unless that is undone', async () => {
    const { stripe, control } = await startSite({ now });
    const { subscription } = await buy(stripe);
    const asked = await stripe.subscriptions.update(subscription, {
      cancel_at_period_end: true,
      cancellation_details: { feedback: 'unused' },
    });
    expect(asked).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: APRIL,
      canceled_at: START / 1000,
      cancellation_details: { reason: 'cancellation_requested', feedback: 'unused' },
    });
    const undone = await stripe.subscriptions.update(subscription, { cancel_at_period_end: false });
    expect(undone).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    await stripe.subscriptions.update(subscription, { cancel_at: 'min_period_end' });
    await control('clock', { to: APRIL + DAY });
    expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({
      status: 'canceled',
      ended_at: APRIL,
    });
    expect((await stripe.invoices.list({ subscription })).data).toHaveLength(1);
  });

  it('is cancelled at once', async () => {
    const { stripe, advance } = await startSite({ now });
    const { subscription, customer } = await buy(stripe);
    await advance(Math.round(15.5 * DAY));
    const ended = await stripe.subscriptions.cancel(subscription);
    expect(ended).toMatchObject({ status: 'canceled', ended_at: START / 1000 + 15.5 * DAY });
    await expect(stripe.subscriptions.cancel(subscription)).rejects.toMatchObject({
      code: 'resource_missing',
    });
    await expect(
      stripe.subscriptions.update(subscription, { cancel_at_period_end: true }),
    ).rejects.toMatchObject({
      code: 'invalid_canceled_subscription_fields',
    });
    expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
    expect((await stripe.subscriptions.list({ customer, status: 'canceled' })).data).toHaveLength(1);
  });

  it('collects nothing while its collection is paused', async () => {
    const { stripe, control } = await startSite({ now });
    const { subscription } = await buy(stripe);
    const resumes_at = APRIL + 10 * DAY;
    await stripe.subscriptions.update(subscription, { pause_collection: { behavior: 'void', resumes_at } });
    await control('clock', { to: APRIL + DAY });
    const paused = await stripe.subscriptions.retrieve(subscription, { expand: ['latest_invoice'] });
    expect(paused).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'void' },
      pause_collection: { behavior: 'void' },
    });
    await control('clock', { to: resumes_at });
    expect((await stripe.subscriptions.retrieve(subscription)).pause_collection).toBeNull();
    await stripe.subscriptions.update(subscription, { pause_collection: { behavior: 'keep_as_draft' } });
    await stripe.subscriptions.update(subscription, { pause_collection: '' });
    expect((await stripe.subscriptions.retrieve(subscription)).pause_collection).toBeNull();
  });

  it('pauses after a trial without a card', async () => {
    const { stripe, control, advance } = await startSite({ now });
    const session = await openCheckout(stripe, {
      payment_method_collection: 'if_required',
      subscription_data: {
        trial_period_days: 3,
        trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
      },
    });
    await submit(session.url ?? '', { email: 'thandi@example.com', country: 'US' });
    const [{ id } = { id: '' }] = (await stripe.subscriptions.list()).data;
    await advance(60 * DAY);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'paused' });
    expect((await stripe.events.list({ type: 'customer.subscription.paused' })).data).toHaveLength(1);
    await control(`subscriptions/${id}/status`, { status: 'incomplete' });
    expect((await stripe.subscriptions.list({ status: 'incomplete' })).data).toHaveLength(1);
  });

  it('stays ended, whatever status a control asks for', async () => {
    const { stripe, control } = await startSite({ now });
    const { subscription } = await buy(stripe);
    await stripe.subscriptions.cancel(subscription);
    await expect(control(`subscriptions/${subscription}/status`, { status: 'active' })).rejects.toThrow(
      'has ended',
    );
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
  });

  it('accepts another price, quantity and card', async () => {
    const { stripe, control } = await startSite({ now });
    const { subscription } = await buy(stripe);
    const before = await stripe.subscriptions.retrieve(subscription);
    const dearer = await stripe.prices.create({
      currency: 'usd',
      unit_amount: 999,
      recurring: { interval: 'month' },
      product_data: { name: 'More' },
    });
    const item = { id: before.items.data[0]?.id ?? '', price: dearer.id };
    await stripe.subscriptions.update(subscription, { items: [item], proration_behavior: 'none' });
    const card = idOf(before.default_payment_method);
    await stripe.subscriptions.update(subscription, { default_payment_method: card });
    await control('clock', { to: APRIL + 3600 });
    expect((await stripe.invoices.list({ subscription, limit: 1 })).data).toMatchObject([
      { total: 999, status: 'paid' },
    ]);
    const proration = { items: [item], proration_behavior: 'create_prorations' as const };
    await expect(stripe.subscriptions.update(subscription, proration)).rejects.toMatchObject({
      param: 'proration_behavior',
    });
  });

  it('renews with a card that asked for 3-D Secure once, also when days pass one by one', async () => {
    const { stripe, advance, url } = await startSite({ now });
    const session = await openCheckout(stripe);
    await submit(session.url ?? '', cardForm(CARDS.challenge));
    await submit(`${url}/c/challenge/${session.id}`, { outcome: 'complete' });
    for (let day = 0; day < 32; day++) await advance(DAY);
    expect((await stripe.invoices.list({ status: 'paid' })).data).toHaveLength(2);
  });

  it('has a clock that goes forward only', async () => {
    const { control } = await startSite({ now });
    const clock = await control<{ now: number; offset: number }>('clock');
    expect(clock).toEqual({ now: START / 1000, offset: 0 });
    await expect(control('clock', { to: 5 })).rejects.toThrow('forward only');
    await expect(control('clock', { back: 5 })).rejects.toThrow('Invalid');
  });
});
