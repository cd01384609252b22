import { rmSync } from 'node:fs';
import { REGION } from '../functions/src/platform/region.ts';
import { buildWeb } from './build-site.ts';
import { requireDiskSpace } from './disk.ts';
import { basePort, requireFreePorts, START_BASE_PORT } from './ports.ts';
import { endMarkedProcesses } from './processes.ts';
import { describeRun, type Run } from './run.ts';
import { DEMO_ACCOUNTS } from './seed/accounts.ts';
import { type Stack, startStack } from './stack.ts';
import { startVite } from './vite.ts';

const flags = new Set(process.argv.slice(2));
const withVite = flags.has('--vite');
const log = (line: string) => console.log(`• ${line}`);

function welcome(run: Run, site: string): void {
  const accounts = DEMO_ACCOUNTS.map(
    ({ email, password, about }) => `    ${email.padEnd(18)} ${password.padEnd(20)} ${about}`,
  );
  console.log(`
  Boma is live on ${site}

  Demo accounts
${accounts.join('\n')}

  Switch a camera off the air
    curl -X POST ${run.mediaServer}/control/cameras/tau -H 'content-type: application/json' -d '{"onAir": false}'

  Logs in ${run.dir}
  Ctrl-C stops everything and keeps the data; npm start -- --fresh begins anew.
`);
}

function untilAsked(): Promise<string> {
  return new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => resolve(name));
  });
}

async function bringUp(run: Run): Promise<Stack> {
  endMarkedProcesses(run.dir);
  await requireFreePorts(run.ports, 'npm start', withVite ? ['vite'] : []);
  await requireDiskSpace(run.dir);
  if (flags.has('--fresh')) rmSync(run.dir, { recursive: true, force: true });
  if (!flags.has('--no-web') && !withVite) await buildWeb(log);
  return startStack(run, { keepData: true, watch: withVite || flags.has('--no-web'), log });
}

async function main(): Promise<number> {
  const asked = untilAsked();
  const run = describeRun('demo-boma', basePort(START_BASE_PORT), REGION);
  const stack = await bringUp(run);
  const vite = withVite ? await startVite(run) : undefined;
  welcome(run, vite?.site ?? run.site);
  const end = await Promise.race([asked, stack.broken]);
  const wasAsked = end.startsWith('SIG');
  log(
    wasAsked
      ? 'Stopping, and keeping the data'
      : `The ${end} ended by itself; its log is in ${run.dir}. Stopping`,
  );
  await vite?.stop();
  await stack.stop();
  return wasAsked ? 0 : 1;
}

try {
  process.exit(await main());
} catch (problem) {
  console.error(`\n${problem instanceof Error ? problem.message : String(problem)}`);
  process.exit(1);
}
