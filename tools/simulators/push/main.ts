import { parseArgs } from 'node:util';
import { startPush } from './server.ts';

const { values } = parseArgs({ options: { port: { type: 'string' } } });
const port = Number(values.port);
if (!values.port || !Number.isInteger(port)) {
  console.error('Usage: node tools/simulators/push/main.ts --port N');
  process.exit(2);
}

try {
  const push = await startPush({ port });
  console.log(`push: what was sent is on ${push.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void push.close().finally(() => process.exit(0)));
  }
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(taken ? `push: port ${port} is taken; stop what uses it or choose another.` : error);
  process.exit(1);
}
