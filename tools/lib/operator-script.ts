import { type ParseArgsConfig, parseArgs } from 'node:util';
import { REGION } from '../../functions/src/platform/region.ts';
import { basePort, START_BASE_PORT } from './ports.ts';
import { describeRun, runEnvironment } from './run.ts';

/** A mistake of the operator, in one line. */
export class Mistake extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The longest that a script waits for an answer of the site, in milliseconds. */
const PATIENCE_MS = 20_000;
const LOCAL_PATIENCE_MS = 3000;

const siteOptions = {
  project: { type: 'string' },
  local: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** The parsed arguments. `--help` prints the help and ends the script. @throws Mistake for an unknown option. */
export function readArguments<const T extends NonNullable<ParseArgsConfig['options']>>(
  help: string,
  options: T,
) {
  const config = { allowPositionals: true, options: { ...siteOptions, ...options } } as const;
  let parsed: ReturnType<typeof parseArgs<typeof config>>;
  try {
    parsed = parseArgs(config);
  } catch (cause) {
    const [line = ''] = String((cause as Error).message).split(/\.\s/);
    throw new Mistake(`${line}. --help lists what there is.`, 2);
  }
  if ((parsed.values as { help?: boolean }).help) {
    console.log(help);
    process.exit(0);
  }
  return parsed;
}

async function requireLocalSite(host: string): Promise<void> {
  const answers = await fetch(`http://${host}/`, { signal: AbortSignal.timeout(LOCAL_PATIENCE_MS) }).then(
    () => true,
    () => false,
  );
  if (!answers)
    throw new Mistake(`No site runs on this machine (nothing answers at ${host}). Start one: npm start`);
}

interface Site {
  readonly project?: string | undefined;
  readonly local?: boolean | undefined;
}

/** Chooses the Firebase project, or the site that `npm start` runs here. @throws Mistake if that one does not run. */
export async function chooseSite({ project, local }: Site): Promise<void> {
  if (project && local) throw new Mistake('Choose one: --project <id> or --local.', 2);
  if (!project && !local) throw new Mistake('Which site? Add --project <id>, or --local for npm start.', 2);
  if (project) {
    process.env.GCLOUD_PROJECT = project;
    process.env.GOOGLE_CLOUD_PROJECT = project;
    // Identity Toolkit refuses an operator's own account whose calls no project pays for.
    process.env.GOOGLE_CLOUD_QUOTA_PROJECT = project;
    return;
  }
  const run = describeRun('demo-boma', basePort(START_BASE_PORT), REGION);
  Object.assign(process.env, runEnvironment(run));
  await requireLocalSite(`127.0.0.1:${run.ports.firestore}`);
}

/** What the site answers. @throws Mistake if it does not answer in time. */
export async function answered<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const words = 'The site does not answer. Check the id of the project and your network.';
    timer = setTimeout(() => reject(new Mistake(words)), PATIENCE_MS);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

function lineFor(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (/credentials/i.test(message))
    return 'You are not signed in at Google: gcloud auth application-default login';
  return message.split('\n')[0] ?? message;
}

/** Runs a script and ends the process: each failure is one line. */
export async function runScript(main: () => Promise<number>): Promise<never> {
  try {
    process.exit(await main());
  } catch (error) {
    console.error(lineFor(error));
    process.exit(error instanceof Mistake ? error.exitCode : 1);
  }
}
