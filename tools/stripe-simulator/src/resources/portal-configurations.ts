import { z } from 'zod';
import { change, emit } from '../engine/change.ts';
import { listPage } from '../http/list.ts';
import { alone, changeMetadata, emptyable, expand, flag, listOf, metadata, text } from '../http/params.ts';
import { type Route, route } from '../http/route.ts';
import { missing } from '../http/stripe-error.ts';
import type { PortalConfiguration } from '../shapes.ts';
import type { World } from '../state/world.ts';

const reasons = [
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
] as const;

const features = z.strictObject({
  customer_update: z
    .strictObject({
      enabled: flag,
      allowed_updates: emptyable(
        z.array(z.enum(['address', 'email', 'name', 'phone', 'shipping', 'tax_id'])),
      ).optional(),
    })
    .optional(),
  invoice_history: z.strictObject({ enabled: flag }).optional(),
  payment_method_update: z.strictObject({ enabled: flag }).optional(),
  subscription_cancel: z
    .strictObject({
      enabled: flag,
      mode: z.enum(['at_period_end', 'immediately']).optional(),
      proration_behavior: z.literal('none').optional(),
      cancellation_reason: z
        .strictObject({ enabled: flag, options: emptyable(z.array(z.enum(reasons))) })
        .optional(),
    })
    .optional(),
});
const details = {
  business_profile: z
    .strictObject({
      headline: emptyable(text).optional(),
      privacy_policy_url: text.optional(),
      terms_of_service_url: text.optional(),
    })
    .optional(),
  default_return_url: emptyable(text).optional(),
  expand,
  metadata: metadata.optional(),
  name: emptyable(text).optional(),
};
export const createParams = z.strictObject({ ...details, features });
export const updateParams = z.strictObject({
  ...details,
  features: features.optional(),
  active: flag.optional(),
});

type Features = PortalConfiguration['features'];
const OFF: Features = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: { enabled: false, feedback_options: null, options: [] },
    enabled: false,
    mode: 'at_period_end',
    proration_behavior: 'none',
  },
  subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
  subscription_update: {
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    enabled: false,
    proration_behavior: 'none',
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: 'end_trial',
  },
};

function withFeatures(before: Features, given: z.infer<typeof features> | undefined): Features {
  const { customer_update: update, subscription_cancel: cancel } = given ?? {};
  const reason = cancel?.cancellation_reason;
  return {
    ...before,
    ...(update && {
      customer_update: { enabled: update.enabled, allowed_updates: update.allowed_updates ?? [] },
    }),
    ...(given?.invoice_history && { invoice_history: given.invoice_history }),
    ...(given?.payment_method_update && {
      payment_method_update: { ...before.payment_method_update, ...given.payment_method_update },
    }),
    ...(cancel && {
      subscription_cancel: {
        ...before.subscription_cancel,
        enabled: cancel.enabled,
        mode: cancel.mode ?? before.subscription_cancel.mode,
        cancellation_reason: reason
          ? { enabled: reason.enabled, feedback_options: null, options: reason.options ?? [] }
          : before.subscription_cancel.cancellation_reason,
      },
    }),
  };
}

function profileOf(
  before: PortalConfiguration['business_profile'],
  given: z.infer<typeof updateParams>['business_profile'],
) {
  const told = Object.entries(given ?? {}).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(told) };
}

export function createConfiguration(world: World, params: z.infer<typeof createParams>): PortalConfiguration {
  const made = world.tables.portalConfigurations.put({
    id: world.id('bpc', 24),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: profileOf(
      { headline: null, privacy_policy_url: null, terms_of_service_url: null },
      params.business_profile,
    ),
    created: world.now(),
    default_return_url: params.default_return_url ?? null,
    features: withFeatures(OFF, params.features),
    is_default: world.tables.portalConfigurations.size === 0,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: changeMetadata({}, params.metadata),
    name: params.name ?? null,
    updated: world.now(),
  });
  emit(world, 'billing_portal.configuration.created', made);
  return made;
}

/** The one that is used when none is named; as on a new account, with everything a member needs. */
export function defaultConfiguration(world: World): PortalConfiguration {
  for (const each of world.tables.portalConfigurations.all()) if (each.is_default) return each;
  const on = { enabled: true };
  return createConfiguration(world, {
    features: {
      invoice_history: on,
      payment_method_update: on,
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
    },
  });
}

export function configuration(world: World, id: string, param?: string): PortalConfiguration {
  const found = world.tables.portalConfigurations.get(id);
  if (!found) throw missing('configuration', id, param);
  return found;
}

function updateConfiguration(
  world: World,
  id: string,
  params: z.infer<typeof updateParams>,
): PortalConfiguration {
  const before = configuration(world, id);
  const patch: Partial<PortalConfiguration> = {
    ...(params.active !== undefined && { active: params.active }),
    ...(params.default_return_url !== undefined && { default_return_url: params.default_return_url }),
    ...(params.name !== undefined && { name: params.name }),
    business_profile: profileOf(before.business_profile, params.business_profile),
    features: withFeatures(before.features, params.features),
    metadata: changeMetadata(before.metadata, params.metadata),
    updated: world.now(),
  };
  return change(world, 'portalConfigurations', before, patch, 'billing_portal.configuration.updated');
}

const HERE = '/v1/billing_portal/configurations';
export const listParams = listOf({ active: flag.optional(), is_default: flag.optional() });
export const portalConfigurationRoutes: Route[] = [
  route('POST', HERE, createParams, ({ world, params }) => createConfiguration(world, params)),
  route('GET', HERE, listParams, ({ world, params }) => {
    const found = world.tables.portalConfigurations.where(
      (each) =>
        (params.active === undefined || each.active === params.active) &&
        (params.is_default === undefined || each.is_default === params.is_default),
    );
    return listPage(HERE, found, params);
  }),
  route('GET', `${HERE}/:id`, alone, ({ world, ids: [id = ''] }) => configuration(world, id)),
  route('POST', `${HERE}/:id`, updateParams, ({ world, ids: [id = ''], params }) =>
    updateConfiguration(world, id, params),
  ),
];
