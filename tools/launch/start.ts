import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { SITE_NAME } from '@boma/domain/site-identity.ts';
import { streamPath } from '@boma/domain/site-paths.ts';
import { REGION } from '../../functions/src/platform/region.ts';
import { buildWeb } from '../build/build-site.ts';
import { hasFfmpeg } from '../lib/ffmpeg.ts';
import { basePort, START_BASE_PORT } from '../lib/ports.ts';
import { describeRun, type Run } from '../lib/run.ts';
import { onStopAsked } from '../lib/signals.ts';
import { DEMO_ACCOUNTS } from '../seed/accounts.ts';
import { shiftTo } from '../simulators/cameras/light.ts';
import { REAL_CAMERA, realCameraConfig } from '../simulators/cameras/real-camera.ts';
import { GOOGLE_ONLY } from '../simulators/google/people.ts';
import { requireRoom, type Stack, startStack } from './stack.ts';
import { startVite } from './vite.ts';

function readFlags() {
  try {
    const at = { type: 'string' } as const;
    const flag = { type: 'boolean' } as const;
    const camera = { type: 'string' } as const;
    return parseArgs({ options: { vite: flag, fresh: flag, 'no-web': flag, at, camera } }).values;
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : String(problem));
    return process.exit(1);
  }
}

const flags = readFlags();
const withVite = flags.vite === true;
const log = (line: string) => console.log(`• ${line}`);

function welcome(run: Run, site: string): void {
  const accounts = DEMO_ACCOUNTS.map(
    ({ email, password, about }) => `    ${email.padEnd(18)} ${password.padEnd(20)} ${about}`,
  );
  const yours = flags.camera === undefined ? '' : `, your camera on ${site}${streamPath(REAL_CAMERA)}`;
  console.log(`
  ${SITE_NAME} is live on ${site}${yours}

  Demo accounts
${accounts.join('\n')}

  Sign in with Google   the chooser on ${run.googleChooser} stands in for it; ${GOOGLE_ONLY.email} has no password

  Pushes to viewers     what was sent is on ${run.push}

  Mails                 what was sent is on ${run.mailbox}

  Switch a camera off the air
    curl -X POST ${run.mediaServer}/control/cameras/tau -H 'content-type: application/json' -d '{"onAir": false}'

  Logs in ${run.dir}
  Ctrl-C stops everything and keeps the data; npm start -- --fresh starts with new data.
`);
}

async function bringUp(run: Run, signal: AbortSignal): Promise<Stack> {
  await requireRoom(run, withVite ? ['vite'] : []);
  if (flags.fresh) rmSync(run.dir, { recursive: true, force: true });
  if (!flags['no-web'] && !withVite) await buildWeb(log);
  return startStack(run, { keepData: true, watch: withVite || flags['no-web'] === true, log, signal });
}

/** How far ahead the camp's clock runs, so that `--at` is what it shows now. */
function askedShift(): number {
  if (flags.at === undefined) return 0;
  const shift = shiftTo(flags.at, Date.now());
  if (shift === undefined)
    throw new Error(`--at needs a time of day at camp, as in npm start -- --at 19:30; ${flags.at} is none.`);
  return shift;
}

/** Hands a real camera on to the parts of the run. @throws Error with one line that says what to do */
function prepareRealCamera(source: string): void {
  if (!hasFfmpeg())
    throw new Error('--camera needs ffmpeg. Install it, for example with: apt-get install ffmpeg');
  realCameraConfig(source, tmpdir(), process.env);
  process.env.BOMA_CAMERA_SOURCE = source;
}

async function main(): Promise<number> {
  const stopping = new AbortController();
  const asked = new Promise<undefined>((resolve) => {
    onStopAsked(() => {
      stopping.abort();
      resolve(undefined);
    });
  });
  const run = describeRun('demo-boma', basePort(START_BASE_PORT), REGION, askedShift());
  if (flags.camera !== undefined) prepareRealCamera(flags.camera);
  const stack = await bringUp(run, stopping.signal);
  try {
    const vite = withVite ? await startVite(run, stopping.signal) : undefined;
    welcome(run, vite?.site ?? run.site);
    const broken = await Promise.race([asked, stack.broken]);
    log(
      broken
        ? `The ${broken} stopped unexpectedly; its log is in ${run.dir}. Stopping`
        : 'Stopping, and keeping the data',
    );
    await vite?.stop();
    return broken ? 1 : 0;
  } finally {
    await stack.stop();
  }
}

try {
  process.exit(await main());
} catch (problem) {
  console.error(`\n${problem instanceof Error ? problem.message : String(problem)}`);
  process.exit(1);
}
