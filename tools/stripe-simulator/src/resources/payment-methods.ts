import { testCard } from '../engine/cards.ts';
import { change, emit } from '../engine/change.ts';
import { missing } from '../http/stripe-error.ts';
import type { PaymentMethod } from '../shapes.ts';
import type { World } from '../state/world.ts';
import { customer } from './customers.ts';

export interface CardDetails {
  /** Digits alone. */
  number: string;
  expMonth: number;
  expYear: number;
  email: string | null;
  name: string | null;
  country: string | null;
}

export function paymentMethod(world: World, id: string): PaymentMethod {
  const found = world.tables.paymentMethods.get(id);
  if (!found) throw missing('PaymentMethod', id);
  return found;
}

const noAddress = { city: null, line1: null, line2: null, postal_code: null, state: null };

/** A card as the hosted pages take it. It has no customer until it is attached. */
export function createCard(world: World, card: CardDetails): PaymentMethod {
  const { brand } = testCard(card.number);
  const id = world.id('pm', 24);
  world.tables.cards.put({ id, created: world.now(), number: card.number });
  return world.tables.paymentMethods.put({
    id,
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: {
      address: { ...noAddress, country: card.country },
      email: card.email,
      name: card.name,
      phone: null,
      tax_id: null,
    },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: `fp${card.number.slice(-8)}`,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: world.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  });
}

export function attachCard(world: World, id: string, customerId: string): PaymentMethod {
  const before = paymentMethod(world, id);
  if (before.customer === customerId) return before;
  const attached = change(world, 'paymentMethods', before, { customer: customerId });
  emit(world, 'payment_method.attached', attached);
  return attached;
}

/** The card that is charged when a subscription names none. */
export function makeDefault(world: World, id: string, customerId: string): void {
  const owner = customer(world, customerId);
  const invoice_settings = { ...owner.invoice_settings, default_payment_method: id };
  change(world, 'customers', owner, { invoice_settings }, 'customer.updated');
}
