import { z } from 'zod';
import { REGION } from '../../../functions/src/platform/region.ts';
import { readAt } from '../google.ts';
import { unreadyIndexes } from '../indexes.ts';
import type { Operation } from '../operation.ts';
import { missing, note, right, type Step } from '../step.ts';

/** Processors of all functions together, in a region. A new project has 20, which a busy `api` alone uses up. */
const NEEDED_CPUS = 40;

const quotaSchema = z.object({
  dimensionsInfos: z
    .array(
      z.object({
        applicableLocations: z.array(z.string()).default([]),
        details: z.object({ value: z.string() }),
      }),
    )
    .default([]),
});
const budgetsSchema = z.object({ budgets: z.array(z.object({ displayName: z.string() })).default([]) });
const billingSchema = z.object({ billingAccountName: z.string().default('') });

export function capacity({ google, project }: Operation): Step[] {
  return [
    {
      name: 'Indexes',
      async look() {
        const unready = await unreadyIndexes(google, project);
        return unready.length === 0
          ? right('ready')
          : note(`${unready.length} not ready; a release makes them`);
      },
      command: `npm run release -- ${project}`,
    },
    {
      name: 'Processors',
      async look() {
        const quota = 'services/run.googleapis.com/quotaInfos/CpuAllocPerProjectRegion';
        const url = `https://cloudquotas.googleapis.com/v1/projects/${project}/locations/global/${quota}`;
        const found = await readAt(google, url, quotaSchema);
        const here = found?.dimensionsInfos.find(({ applicableLocations }) =>
          applicableLocations.includes(REGION),
        );
        const cpus = Number(here?.details.value ?? 0) / 1000;
        const words = `${cpus} in ${REGION}; ${NEEDED_CPUS} let a crowd in`;
        return cpus >= NEEDED_CPUS ? right(words) : note(words);
      },
      command: 'Console: IAM → Quotas, "Total CPU allocation, in milli vCPU, per project per region"',
    },
    {
      name: 'Budget',
      async look() {
        const url = `https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`;
        const account = (await readAt(google, url, billingSchema))?.billingAccountName;
        if (!account) return missing('no billing account');
        const budgets = `https://billingbudgets.googleapis.com/v1/${account}/budgets`;
        const found = await readAt(google, budgets, budgetsSchema);
        return found?.budgets.length
          ? right(found.budgets.map(({ displayName }) => displayName).join(', '))
          : missing('none');
      },
      command: `gcloud billing budgets create --billing-account=XXXXXX-XXXXXX-XXXXXX --display-name=boma --filter-projects=projects/${project} --budget-amount=50EUR --threshold-rule=percent=0.5 --threshold-rule=percent=0.9 --threshold-rule=percent=1.0`,
    },
  ];
}
