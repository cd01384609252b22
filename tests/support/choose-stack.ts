/**
 * Two stacks run side by side in `npm test`, and every worker of the test runner uses its own. The launcher lists their
 * addresses in `BOMA_STACKS` (`tools/testing/stacks.ts`); the runner numbers its workers from 1.
 */
const stacks = JSON.parse(process.env.BOMA_STACKS ?? '[]') as Record<string, string>[];
const worker = Number(process.env.VITEST_POOL_ID ?? 1) - 1;
Object.assign(process.env, stacks[worker % Math.max(1, stacks.length)]);
