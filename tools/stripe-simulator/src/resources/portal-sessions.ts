import { z } from 'zod';
import { emit } from '../engine/change.ts';
import { expand, text } from '../http/params.ts';
import { type Route, route } from '../http/route.ts';
import { invalid, missing } from '../http/stripe-error.ts';
import type { PortalSession } from '../shapes.ts';
import type { World } from '../state/world.ts';
import { customer } from './customers.ts';
import { subscription } from './subscriptions.ts';

const flow = z.strictObject({
  type: z.enum(['payment_method_update', 'subscription_cancel']),
  subscription_cancel: z.strictObject({ subscription: text }).optional(),
  after_completion: z
    .strictObject({ type: z.literal('redirect'), redirect: z.strictObject({ return_url: text }) })
    .optional(),
});
export const createParams = z.strictObject({
  customer: text,
  expand,
  flow_data: flow.optional(),
  locale: z.string().optional(),
  return_url: z.url({ protocol: /^https?$/, error: 'Not a valid URL' }).optional(),
});
type Params = z.infer<typeof createParams>;

/** The id of the only configuration: invoices, another card, and cancelling at the end of the period. */
const CONFIGURATION = 'bpc_default';

function flowOf(world: World, customerId: string, given: Params['flow_data']): PortalSession['flow'] {
  if (!given) return null;
  const id = given.subscription_cancel?.subscription;
  if ((given.type === 'subscription_cancel') !== (id !== undefined)) {
    throw invalid(
      'Missing required param: flow_data[subscription_cancel].',
      'flow_data[subscription_cancel]',
    );
  }
  if (id && subscription(world, id).customer !== customerId) throw missing('subscription', id);
  const redirect = given.after_completion?.redirect ?? null;
  return {
    after_completion: {
      type: redirect ? 'redirect' : 'portal_homepage',
      redirect,
      hosted_confirmation: null,
    },
    customer_update: null,
    subscription_cancel: id ? { subscription: id, retention: null } : null,
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: null,
    type: given.type,
  };
}

function createSession(world: World, params: Params): PortalSession {
  const owner = customer(world, params.customer, 'customer');
  const id = world.id('bps', 24);
  const made = world.tables.portalSessions.put({
    id,
    object: 'billing_portal.session',
    configuration: CONFIGURATION,
    created: world.now(),
    customer: owner.id,
    customer_account: null,
    flow: flowOf(world, owner.id, params.flow_data),
    livemode: false,
    locale: params.locale ?? null,
    on_behalf_of: null,
    return_url: params.return_url ?? null,
    url: `${world.origin}/p/session/${id}`,
  });
  emit(world, 'billing_portal.session.created', made);
  return made;
}

export const portalSessionRoutes: Route[] = [
  route('POST', '/v1/billing_portal/sessions', createParams, ({ world, params }) =>
    createSession(world, params),
  ),
];
