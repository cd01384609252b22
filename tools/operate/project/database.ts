import { z } from 'zod';
import { REGION } from '../../../functions/src/platform/region.ts';
import { change, changeAndWait, readAt } from '../google.ts';
import type { Operation } from '../operation.ts';
import { missing, right, type Step } from '../step.ts';

const API = 'https://firestore.googleapis.com/v1';
const RECOVERY = 'POINT_IN_TIME_RECOVERY_ENABLED';
const PROTECTION = 'DELETE_PROTECTION_ENABLED';
const SAFE = { pointInTimeRecoveryEnablement: RECOVERY, deleteProtectionState: PROTECTION };
const KEPT_DAYS = 30;

const databaseSchema = z.object({
  locationId: z.string(),
  type: z.string(),
  pointInTimeRecoveryEnablement: z.string().optional(),
  deleteProtectionState: z.string().optional(),
});
const backupsSchema = z.object({
  backupSchedules: z
    .array(z.object({ retention: z.string(), dailyRecurrence: z.object().optional() }))
    .default([]),
});

/** The database, in the region of the functions, where a mistake can be taken back. */
export function database({ google, project, pause }: Operation): Step[] {
  const databases = `${API}/projects/${project}/databases`;
  const url = `${databases}/(default)`;
  const read = () => readAt(google, url, databaseSchema);
  return [
    {
      name: 'Database',
      async look() {
        const found = await read();
        if (!found) return missing('none');
        if (found.type !== 'FIRESTORE_NATIVE' || found.locationId !== REGION)
          return missing(
            `${found.type} in ${found.locationId}, which cannot be changed: begin a new project`,
          );
        if (found.pointInTimeRecoveryEnablement !== RECOVERY) return missing('no point-in-time recovery');
        if (found.deleteProtectionState !== PROTECTION) return missing('not protected from deletion');
        return right(`in ${REGION}, with recovery and protection`);
      },
      async apply() {
        const isThere = (await read()) !== undefined;
        const created = { type: 'FIRESTORE_NATIVE', locationId: REGION, ...SAFE };
        const call = isThere
          ? (['PATCH', `${url}?updateMask=${Object.keys(SAFE).join(',')}`, SAFE] as const)
          : (['POST', `${databases}?databaseId=(default)`, created] as const);
        await changeAndWait(google, API, [...call], pause);
      },
      command: `gcloud firestore databases create --location=${REGION} --type=firestore-native --enable-pitr --delete-protection --project ${project}`,
    },
    {
      name: 'Backups',
      async look() {
        const found = await readAt(google, `${url}/backupSchedules`, backupsSchema);
        const isDaily = found?.backupSchedules.some(({ dailyRecurrence }) => dailyRecurrence);
        return isDaily ? right('every day') : missing('none every day');
      },
      async apply() {
        const retention = `${KEPT_DAYS * 86_400}s`;
        await change(google, 'POST', `${url}/backupSchedules`, { retention, dailyRecurrence: {} });
      },
      command: `gcloud firestore backups schedules create --database='(default)' --recurrence=daily --retention=${KEPT_DAYS}d --project ${project}`,
    },
  ];
}
