import { z } from 'zod';
import { created, expand, flag, listOf, metadata, positive, text, timestamp } from '../http/params.ts';

const address = z.url({ protocol: /^https?$/, error: 'Not a valid URL' });

const lineItem = z.strictObject({
  price: text.optional(),
  price_data: z
    .strictObject({
      currency: z.string().length(3),
      product: text.optional(),
      product_data: z.strictObject({ name: text, tax_code: text.optional() }).optional(),
      recurring: z.strictObject({
        interval: z.enum(['day', 'week', 'month', 'year']),
        interval_count: positive.optional(),
      }),
      tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
      unit_amount: positive,
    })
    .optional(),
  quantity: positive.optional(),
});

const subscriptionData = z.strictObject({
  description: text.optional(),
  metadata: metadata.optional(),
  trial_end: timestamp.optional(),
  trial_period_days: positive.optional(),
  trial_settings: z
    .strictObject({
      end_behavior: z.strictObject({
        missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']),
      }),
    })
    .optional(),
});

export const createParams = z.strictObject({
  allow_promotion_codes: flag.optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  cancel_url: address.optional(),
  client_reference_id: z.string().max(200).optional(),
  customer: text.optional(),
  customer_email: text.optional(),
  customer_update: z
    .strictObject({
      address: z.enum(['auto', 'never']).optional(),
      name: z.enum(['auto', 'never']).optional(),
    })
    .optional(),
  expand,
  expires_at: timestamp.optional(),
  line_items: z.array(lineItem).length(1, 'The Stripe simulator sells one line item at a time.'),
  locale: z.string().optional(),
  metadata: metadata.optional(),
  mode: z.literal('subscription', 'The Stripe simulator knows the mode subscription only.'),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  subscription_data: subscriptionData.optional(),
  success_url: address,
  ui_mode: z.enum(['hosted', 'hosted_page']).optional(),
});
export type CreateParams = z.infer<typeof createParams>;

export const listParams = listOf({
  created,
  customer: text.optional(),
  payment_intent: text.optional(),
  status: z.enum(['complete', 'expired', 'open']).optional(),
  subscription: text.optional(),
});
