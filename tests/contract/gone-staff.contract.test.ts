import { expect, it } from 'vitest';
import { endGoneStaff } from '../../functions/src/accounts/end-gone-staff.ts';
import { identity } from '../../functions/src/platform/identity.ts';
import { registerStaff } from '../support/people/viewers.ts';
import { readStaffList } from '../support/staff-lists.ts';
import { stored } from '../support/stored.ts';
import { type Alert, contextAt } from '../support/verb-context.ts';

const statusFor = async ({ identityToken }: { readonly identityToken: string }) =>
  (await readStaffList('chat-reports', identityToken)).status;

it('staff whose account was deleted at Firebase Auth directly read no reports after the next check', async () => {
  const [gone, other] = [await registerStaff('zoomie'), await registerStaff('zoomie')];
  await (await identity()).deleteUser(gone.uid);
  expect([await statusFor(gone), await statusFor(other)]).toEqual([200, 200]);
  const alerts: Alert[] = [];
  await endGoneStaff({ ctx: contextAt({ alerts }) });
  await endGoneStaff({ ctx: contextAt({ alerts }) });
  expect([await statusFor(gone), await statusFor(other)]).toEqual([403, 200]);
  const alert = { message: 'staff-gone', fields: { uid: gone.uid } };
  expect(alerts.filter(({ fields }) => (fields as { uid: string }).uid === gone.uid)).toEqual([alert]);
  const { docs } = await stored.auditLog.all().where('person', '==', gone.uid).get();
  expect(docs.map((record) => record.data()).filter(({ action }) => action === 'role.take')).toMatchObject([
    { by: 'system', before: { roles: ['zoomie'] }, after: { roles: [] } },
  ]);
  expect((await stored.users(other.uid).get()).data()).toMatchObject({ roles: ['zoomie'], signed_out_at: 0 });
});
