/**
 * The bare handler: the least that a webhook must do to store memberships as Stripe has them. It checks the signature, asks
 * Stripe for the customer's subscriptions and writes one document. It looks up no user, keeps no ledger, orders no writes and
 * gives no access. It shares nothing with the product but the client of the store.
 */
import Stripe from 'stripe';
import { firestore } from '../../../functions/src/platform/firestore.ts';
import { serve } from './serve.ts';

const { STRIPE_ADDRESS = '', STRIPE_SECRET_KEY = '', STRIPE_WEBHOOK_SECRET = '' } = process.env;
const { hostname, port } = new URL(STRIPE_ADDRESS);
const stripe = new Stripe(STRIPE_SECRET_KEY, { host: hostname, port, protocol: 'http', telemetry: false });

/** Not one of the product's. */
const COLLECTION = 'bench-webhooks';

serve(async (request, response) => {
  try {
    const signature = request.headers['stripe-signature'] ?? '';
    const event = stripe.webhooks.constructEvent(request.rawBody, signature, STRIPE_WEBHOOK_SECRET);
    const { customer } = event.data.object as { customer: string };
    const { data } = await stripe.subscriptions.list({
      customer,
      status: 'all',
      limit: 100,
    });
    const subscriptions = data.map(({ id, status, created, currency }) => ({
      id,
      status,
      created,
      currency,
    }));
    await firestore().doc(`${COLLECTION}/${customer}`).set({ subscriptions, event: event.id });
    response.writeHead(200).end('{}');
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
