import { membershipPlan } from '@boma/domain/membership/plan.ts';
import { sitePaths } from '@boma/domain/site-paths.ts';
import Stripe from 'stripe';
import { EVENT_TYPES } from '../../../functions/src/events/event-types.ts';
import { REGION } from '../../../functions/src/platform/region.ts';
import type { Operation } from '../operation.ts';
import { missing, right, type Step } from '../step.ts';
import { hasSecret, storeSecret } from './secrets.ts';

const { amount, currency, interval, lookupKey } = membershipPlan;
const WEBHOOK_SECRET = 'STRIPE_WEBHOOK_SECRET';

const isPlan = (price: Stripe.Price) =>
  price.unit_amount === amount &&
  price.currency === currency &&
  price.recurring?.interval === interval &&
  price.tax_behavior === 'exclusive';

const idOf = (product: Stripe.Price['product']) => (typeof product === 'string' ? product : product.id);

function price({ stripe }: Operation): Step {
  const find = async () => {
    const { data } = await (await stripe()).prices.list({ lookup_keys: [lookupKey], active: true });
    return data[0];
  };
  const what = `${amount} ${currency} a ${interval}, tax exclusive`;
  return {
    name: 'Price',
    async look() {
      const found = await find();
      if (!found) return missing(`no active one with the lookup key ${lookupKey}`);
      return isPlan(found) ? right(what) : missing(`${lookupKey} is not ${what}`);
    },
    async apply() {
      const client = await stripe();
      const old = await find();
      await client.prices.create({
        currency,
        unit_amount: amount,
        recurring: { interval },
        tax_behavior: 'exclusive',
        lookup_key: lookupKey,
        transfer_lookup_key: true,
        ...(old ? { product: idOf(old.product) } : { product_data: { name: membershipPlan.product } }),
      });
      if (old) await client.prices.update(old.id, { active: false });
    },
    command: `Stripe: Product catalogue, a price of ${what}, with the lookup key ${lookupKey}`,
  };
}

function webhook({ stripe, google, project }: Operation): Step {
  const url = `https://${REGION}-${project}.cloudfunctions.net/paymentWebhook`;
  const find = async () => {
    const { data } = await (await stripe()).webhookEndpoints.list({ limit: 100 });
    return data.find((endpoint) => endpoint.url === url);
  };
  return {
    name: 'Webhook',
    async look() {
      const found = await find();
      if (!found) return missing(`no endpoint ${url}`);
      if (found.status !== 'enabled') return missing('switched off');
      if (found.api_version !== Stripe.API_VERSION)
        return missing(
          `sends version ${found.api_version ?? 'of the account'} of Stripe’s interface, not ${Stripe.API_VERSION}`,
        );
      const unheard = EVENT_TYPES.filter((type) => !found.enabled_events.includes(type));
      if (unheard.length > 0) return missing(`does not send ${unheard.join(', ')}`);
      if (!(await hasSecret(google, project, WEBHOOK_SECRET))) return missing(`no secret ${WEBHOOK_SECRET}`);
      return right(`${EVENT_TYPES.length} events to ${url}`);
    },
    async apply() {
      const client = await stripe();
      const found = await find();
      const isOurs = found?.api_version === Stripe.API_VERSION;
      if (found && isOurs && (await hasSecret(google, project, WEBHOOK_SECRET))) {
        await client.webhookEndpoints.update(found.id, { enabled_events: [...EVENT_TYPES], disabled: false });
        return;
      }
      // Stripe tells the secret once, as it makes the endpoint, and never changes the version. The reconciler finds what is sent meanwhile.
      if (found) await client.webhookEndpoints.del(found.id);
      const { secret = '' } = await client.webhookEndpoints.create({
        url,
        enabled_events: [...EVENT_TYPES],
        api_version: Stripe.API_VERSION as Stripe.WebhookEndpointCreateParams.ApiVersion,
      });
      await storeSecret(google, project, WEBHOOK_SECRET, secret);
    },
    command: `Stripe: Developers → Webhooks, an endpoint at ${url} with the version ${Stripe.API_VERSION}\nnpx firebase functions:secrets:set ${WEBHOOK_SECRET} --project ${project}`,
  };
}

function portal({ stripe, settings }: Operation): Step {
  const find = async () => {
    const { data } = await (await stripe()).billingPortal.configurations.list({ is_default: true });
    return data[0];
  };
  const features = {
    // Not the email: the site gives Stripe that of the account.
    customer_update: { enabled: true, allowed_updates: ['address', 'name', 'tax_id'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: { enabled: false },
  } satisfies Stripe.BillingPortal.ConfigurationCreateParams.Features;
  return {
    name: 'Customer portal',
    async look() {
      const found = (await find())?.features;
      if (!found) return missing('none');
      if (!found.payment_method_update.enabled) return missing('customers cannot change their card');
      if (!found.subscription_cancel.enabled) return missing('customers cannot cancel');
      if (found.subscription_cancel.mode !== 'at_period_end') return missing('a cancellation ends at once');
      if (found.subscription_update.enabled) return missing('customers can switch plans');
      const { enabled, allowed_updates } = found.customer_update;
      if (enabled && allowed_updates.includes('email'))
        return missing('customers can change their email there, which the site sets back each night');
      return right('card, invoices, and an end with the period');
    },
    async apply() {
      const client = await stripe();
      const { SITE_ORIGIN: site } = await settings();
      const found = await find();
      const business_profile = {
        privacy_policy_url: `${site}${sitePaths.privacyPolicy}`,
        terms_of_service_url: `${site}${sitePaths.termsOfService}`,
      };
      if (found) await client.billingPortal.configurations.update(found.id, { features, business_profile });
      else await client.billingPortal.configurations.create({ features, business_profile });
    },
    command: 'Stripe: Settings → Billing → Customer portal, see docs/operations.md',
  };
}

function tax({ stripe }: Operation): Step {
  return {
    name: 'Tax',
    async look() {
      const { status } = await (await stripe()).tax.settings.retrieve();
      return status === 'active' ? right('on') : missing('Stripe Tax lacks an address or a tax code');
    },
    command: 'Stripe: Settings → Tax, with your address, registrations and the tax code',
  };
}

export const payments = (operation: Operation): Step[] => [
  price(operation),
  webhook(operation),
  portal(operation),
  tax(operation),
];
