import { STAFF_ROLES } from '@boma/domain/access/staff.ts';
import type { User } from '@boma/domain/accounts/user.schema.ts';
import {
  type Colleague,
  NO_ALERTS,
  type OnCallView,
  type StoredAlerts,
  storedAlertsSchema,
} from '@boma/domain/alerts/alert-settings.schema.ts';
import type { Ctx, StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { dataIfWellFormed, readDocuments } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';

/** Staff of one site. */
const STAFF_MAX = 100;

/** The alerts of somebody who has chosen nothing yet. */
const noAlerts = (): StoredAlerts => storedAlertsSchema.parse(NO_ALERTS);

const toColleague = (uid: string, { display_name }: User, { duty, devices }: StoredAlerts): Colleague => ({
  uid,
  name: display_name,
  on_call_since: duty.on_call_since,
  devices: duty.push.length > 0 ? devices.length : 0,
  mail: duty.mail.length > 0,
});

/** Who of the staff is on call, whom it can be passed on to, and what the caller hears of while on call. */
export async function showOnCall({ ctx }: { ctx: StaffCtx }): Promise<OnCallView> {
  const staff = store.users.all().where('roles', 'array-contains-any', [...STAFF_ROLES]);
  const users = (await staff.limit(STAFF_MAX).get()).docs.flatMap((document) => {
    const user = readWellFormed(document, ctx.log);
    return user ? [{ uid: document.id, user }] : [];
  });
  const alerts =
    users.length === 0 ? [] : await readDocuments(firestore(), ...users.map(({ uid }) => store.alerts(uid)));
  const stored = new Map(alerts.map((document) => [document.id, dataIfWellFormed(document)]));
  const colleagues = users.map(({ uid, user }) => toColleague(uid, user, stored.get(uid) ?? noAlerts()));
  const { push, mail } = (stored.get(ctx.user.uid) ?? noAlerts()).duty;
  return {
    uid: ctx.user.uid,
    colleagues: colleagues.sort((a, b) => a.name.localeCompare(b.name)),
    own: { push, mail },
    email_verified: ctx.account.emailVerified,
  };
}

/** The names of the staff on call. */
export async function namesOnCall({ log }: Pick<Ctx, 'log'>): Promise<string[]> {
  const found = await store.alerts.all().where('duty.on_call_since', '>', 0).limit(STAFF_MAX).get();
  if (found.empty) return [];
  const users = await readDocuments(firestore(), ...found.docs.map(({ id }) => store.users(id)));
  return users.flatMap((document) => {
    const user = document.exists ? dataIfWellFormed(document) : undefined;
    if (!user) log.info('on-call-unknown', { uid: document.id });
    return user?.roles.some((role) => STAFF_ROLES.some((each) => each === role)) ? [user.display_name] : [];
  });
}
