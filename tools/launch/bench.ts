import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REGION } from '../../functions/src/platform/region.ts';
import { basePort } from '../lib/ports.ts';
import { describeRun, ROOT, runEnvironment } from '../lib/run.ts';
import { onStopAsked } from '../lib/signals.ts';
import { startStack } from './stack.ts';

const BENCH_BASE_PORT = 6480;
/** Benches by name. Without a name, the chat is measured. */
const BENCHES: Readonly<Record<string, string>> = {
  webhooks: 'tests/load/webhooks.ts',
  pushes: 'tests/load/pushes.ts',
};
const CHAT = 'tests/load/bench.ts';
const log = (line: string) => console.log(`• ${line}`);

function untilExit(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Starts emulators for the bench, runs it with the given arguments, and returns its exit code. */
async function main(): Promise<number> {
  const stopping = new AbortController();
  let bench: ChildProcess | undefined;
  onStopAsked(() => {
    stopping.abort();
    bench?.kill('SIGTERM');
  });
  const run = describeRun('demo-boma-test', basePort(BENCH_BASE_PORT), REGION);
  const stack = await startStack(run, {
    keepData: false,
    watch: false,
    bench: true,
    log,
    signal: stopping.signal,
  });
  try {
    if (stopping.signal.aborted) return 1;
    const [name = '', ...others] = process.argv.slice(2);
    const named = BENCHES[name];
    const args = [join(ROOT, named ?? CHAT), ...(named ? others : process.argv.slice(2))];
    const bundle = pathToFileURL(join(run.stageDir, 'functions/lib/index.js')).href;
    const env = { ...runEnvironment(run), BOMA_FUNCTIONS_BUNDLE: bundle };
    bench = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' });
    return await untilExit(bench);
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
