import { parseArgs } from 'node:util';
import { startGoogle } from './server.ts';

const USAGE =
  'Usage: node tools/simulators/google/main.ts --port N --site-port N [--site-port N] [--state FILE]';

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    'site-port': { type: 'string', multiple: true },
    state: { type: 'string' },
  },
});
const port = Number(values.port);
const sitePorts = (values['site-port'] ?? []).map(Number);
if (!values.port || !Number.isInteger(port) || sitePorts.length === 0 || !sitePorts.every(Number.isInteger)) {
  console.error(USAGE);
  process.exit(2);
}

try {
  const google = await startGoogle({ port, sitePorts, stateFile: values.state });
  console.log(`google: account chooser on ${google.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void google.close().finally(() => process.exit(0)));
  }
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(taken ? `google: port ${port} is taken; stop what uses it or choose another.` : error);
  process.exit(1);
}
