/** Serves the function `paymentWebhook` from the bundle that is deployed. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serve } from './serve.ts';

type Webhook = (request: IncomingMessage, response: ServerResponse) => unknown;

const bundle = process.env.BOMA_FUNCTIONS_BUNDLE;
if (!bundle)
  throw new Error('BOMA_FUNCTIONS_BUNDLE is not set: start the bench through npm run bench:webhooks.');
const { paymentWebhook } = (await import(bundle)) as { paymentWebhook: Webhook };
serve(paymentWebhook);
