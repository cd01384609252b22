import { z } from 'zod';
import { CAMP_ZONE } from '../camp-time.ts';
import { slug } from '../identifiers.ts';
import { shownSpeciesName } from '../sightings/species.schema.ts';
import { isProtected } from '../sightings/species.ts';
import { storedTime } from '../stored-time.ts';
import { isZone } from '../zone-clock.ts';
import { alertEventSchema } from './alert-event.schema.ts';
import { ALERT_TEXTS, DEVICES_MAX, PICKS_MAX, RECENT_MAX, WAITING_MAX } from './alerts.constants.ts';
import { DUTIES } from './duty.constants.ts';

const QUIET = { error: ALERT_TEXTS.quiet };
const time = z.string(QUIET).regex(/^([01]\d|2[0-3]):[0-5]\d$/, QUIET);
const span = z.strictObject({ from: time, to: time }).refine(({ from, to }) => from !== to, QUIET);

const PICKS = { error: ALERT_TEXTS.picks };
const SPECIES_ERROR = { error: ALERT_TEXTS.species };
const unique = (values: string[]) => [...new Set(values)];

/** What a viewer wants to hear of while away, and when. */
const settings = {
  /** Mails to the address of the account. Pushes go to the devices on which the viewer has asked for them. */
  mail: z.boolean(),
  /** Sightings of the kinds that the viewer has chosen for the alert bar. None chosen: every sighting. */
  sightings: z.boolean(),
  /** Cameras and species whose every sighting the viewer wants, whatever its kind. */
  cameras: z.array(slug).max(PICKS_MAX, PICKS).overwrite(unique),
  species: z.array(shownSpeciesName(SPECIES_ERROR)).max(PICKS_MAX, PICKS).overwrite(unique),
  /** The shows that the viewer follows, shortly before they start. */
  shows: z.boolean(),
  /** The picked cameras, when they are back on the air. */
  back: z.boolean(),
  zone: z.string({ error: ALERT_TEXTS.zone }).max(64, { error: ALERT_TEXTS.zone }).refine(isZone, {
    error: ALERT_TEXTS.zone,
  }),
  /** From Monday on. */
  quiet: z.array(span.nullable(), { error: ALERT_TEXTS.week }).length(7, { error: ALERT_TEXTS.week }),
};

export const saveAlertsInput = z.strictObject(settings);
export type AlertSettings = z.output<typeof saveAlertsInput>;

/** Settings of a viewer who has saved none: nothing leaves the site. Its zone counts as one that nobody has chosen. */
export const NO_ALERTS: AlertSettings = {
  mail: false,
  sightings: false,
  cameras: [],
  species: [],
  shows: false,
  back: false,
  zone: 'UTC',
  quiet: Array.from({ length: 7 }, () => ({ from: '22:00', to: '07:00' })),
};

const deviceSchema = z.object({
  /** The address of a browser at the push service. */
  token: z.string(),
  /** The sign-in that it belongs to: when that ends, so do its pushes. */
  session: z.string(),
  /** The id of the API token that the browser had when it gave its address. Null in documents of older versions. */
  api_token: z.string().nullable().default(null),
  /** 'Firefox on Windows'. */
  label: z.string(),
  added_at: z.int(),
});

/** A decision about one event, as later decisions need it. */
const pastDecisionSchema = z.object({
  event: z.string(),
  kind: z.enum(['sighting', 'show', 'back', 'duty']),
  /** What of the duties of staff it was. */
  duty: z.enum(DUTIES).nullable().default(null),
  species: z.string().nullable(),
  camera: z.string().nullable(),
  at: z.int(),
  act: z.enum(['send', 'collapse', 'drop']),
});
export type PastDecision = z.output<typeof pastDecisionSchema>;

const channelSchema = z.object({
  recent: z.array(pastDecisionSchema).max(RECENT_MAX).default([]),
  /** Events that are decided again when their time comes. */
  waiting: z
    .array(z.object({ event: alertEventSchema, until: z.int() }))
    .max(WAITING_MAX)
    .default([]),
  /** How many events of a kind were collapsed since the last one that was sent. */
  more: z
    .object({
      sighting: z.int().default(0),
      back: z.int().default(0),
      /** By the duty. Absent until something of a queue is collapsed. */
      duty: z.record(z.string(), z.int()).optional(),
    })
    .prefault({}),
});
export type ChannelState = z.output<typeof channelSchema>;

const dutyChoice = z
  .array(z.enum(DUTIES))
  .max(DUTIES.length)
  .overwrite((duties) => [...new Set(duties)]);

/**
 * The zone of the caller's browser: quiet hours hold from the first alert on, so they need one before any are saved. It is a
 * hint. A zone that is newer than the server's list refuses nothing.
 */
const here = z
  .preprocess((zone) => (settings.zone.safeParse(zone).success ? zone : undefined), settings.zone.optional())
  .optional();

/** What a member of staff hears of while on call. */
const dutyWishesSchema = z.strictObject({ push: dutyChoice, mail: dutyChoice });
export type DutyWishes = z.output<typeof dutyWishesSchema>;

export const saveDutyInput = dutyWishesSchema.extend({ zone: here });
export type SaveDutyInput = z.output<typeof saveDutyInput>;

/** Who is on call from now on in place of whom. Null: nobody. */
export const passDutyInput = z
  .strictObject({ from: z.string().min(1).max(128).nullable(), to: z.string().min(1).max(128).nullable() })
  .refine(({ from, to }) => from !== to, { error: 'Say who is on call from now on.' });
export type PassDutyInput = z.output<typeof passDutyInput>;

const storedDutySchema = z.object({
  /** Null: not on call. */
  on_call_since: z.int().nullable().default(null),
  push: z.array(z.enum(DUTIES)).default([...DUTIES]),
  mail: z.array(z.enum(DUTIES)).default([]),
});
export type StoredDuty = z.output<typeof storedDutySchema>;

/** `alerts/{uid}`: what a viewer wants to hear of while away, where, and what was decided lately. */
export const storedAlertsSchema = z.object({
  ...settings,
  /** A release may protect an animal that was wished for, and has not heard of one that staff have added. */
  species: z.array(z.string()).overwrite((names) => names.filter((name) => !isProtected(name))),
  /** A server that does not know the stored zone, such as a very new one, still sends the alerts. */
  zone: settings.zone.catch(CAMP_ZONE),
  /** A copy of the user's chosen kinds, and of the followed shows, which belong to other documents. */
  kinds: z.array(z.int()).default([]),
  types: z.array(slug).default([]),
  /** What `topicsOf` makes of the above: events find their viewers by it. */
  topics: z.array(z.string()).default([]),
  /** Of staff alone. */
  duty: storedDutySchema.prefault({}),
  muted_until: z.int().default(0),
  devices: z.array(deviceSchema).max(DEVICES_MAX).default([]),
  push_state: channelSchema.prefault({}),
  mail_state: channelSchema.prefault({}),
  /** What an address must have that ends the mails without a sign-in. Null until the first mail is sent. */
  unsubscribe_key: z.string().nullable().default(null),
  /** When the first waiting event is due. Null: none waits. */
  due_at: z.int().nullable().default(null),
});
export type StoredAlerts = z.output<typeof storedAlertsSchema>;

const TOKEN = { error: ALERT_TEXTS.token };
const token = z
  .string(TOKEN)
  .min(8, TOKEN)
  .max(1024, TOKEN)
  .regex(/^[\w:.-]+$/, TOKEN);
export const pushDeviceInput = z.strictObject({ token, zone: here });
export type PushDeviceInput = z.output<typeof pushDeviceInput>;

export const muteAlertsInput = z.strictObject({ mute: z.boolean({ error: 'Say true or false.' }) });

export const unsubscribeQuery = z.strictObject({
  uid: z.string().min(1).max(128),
  key: z.string().min(16).max(64),
});

/** What viewers see of their own. */
export const alertsViewSchema = z.object({
  settings: z.object({ ...settings, cameras: z.array(z.string()), species: z.array(z.string()) }),
  /** Unix milliseconds; 0: not muted. */
  muted_until: z.int(),
  devices: z.array(z.object({ label: z.string(), added_at: z.int(), this_device: z.boolean() })),
  /** Whether mails can be sent to the address of the account. */
  email_verified: z.boolean(),
});
export type AlertsView = z.output<typeof alertsViewSchema>;

const colleagueSchema = z.object({
  uid: z.string(),
  name: z.string(),
  /** Unix milliseconds. Null: not on call. */
  on_call_since: z.int().nullable(),
  /** On how many devices pushes arrive, and whether mails do. */
  devices: z.int(),
  mail: z.boolean(),
});
export type Colleague = z.output<typeof colleagueSchema>;

/** Who of the staff is on call, whom it can be passed on to, and what the caller has chosen. */
export const onCallViewSchema = z.object({
  /** Of the caller. */
  uid: z.string(),
  colleagues: z.array(colleagueSchema),
  own: dutyWishesSchema,
  email_verified: z.boolean(),
});
export type OnCallView = z.output<typeof onCallViewSchema>;

/** `pushes/{id}`: a push that waits to be sent. */
export const storedPushSchema = z.object({
  uid: z.string(),
  token: z.string(),
  session: z.string(),
  /** As in the device. */
  api_token: z.string().nullable().default(null),
  title: z.string(),
  body: z.string(),
  /** A path of the site. */
  url: z.string(),
  /** A push with the same tag replaces the earlier one. */
  tag: z.string(),
  /** What it is about: events take turns. */
  event: z.string(),
  /** The part of the queue that it is in. */
  lane: z.int(),
  made_at: z.int(),
  expires_at: storedTime,
});
export type StoredPush = z.output<typeof storedPushSchema>;
