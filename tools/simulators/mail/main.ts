import { parseArgs } from 'node:util';
import { startMail } from './server.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { port: text, 'smtp-port': text } });
const [port, smtpPort] = [Number(values.port), Number(values['smtp-port'])];
if (!Number.isInteger(port) || !Number.isInteger(smtpPort)) {
  console.error('Usage: node tools/simulators/mail/main.ts --port N --smtp-port N');
  process.exit(2);
}

const mail = await startMail({ port, smtpPort });
console.log(`mail: what was sent to ${mail.smtp} is on ${mail.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void mail.close().finally(() => process.exit(0)));
