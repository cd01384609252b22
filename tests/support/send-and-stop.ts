/**
 * Sends a message as the API does. When the verb has read the clock `reads` times and reads it again, this process reports
 * that on stdout and stops, until it is killed.
 *
 * Usage: node tests/support/send-and-stop.ts <uid> <chat> <id> <reads>
 */
import { writeSync } from 'node:fs';
import { sendMessage } from '../../functions/src/chat/send-message.ts';
import { contextAt } from './verb-context.ts';

const [uid = '', chat = '', id = '', reads = '0'] = process.argv.slice(2);
const ctx = contextAt({ uid });
let readSoFar = 0;

function real(): number {
  readSoFar += 1;
  if (readSoFar <= Number(reads)) return Date.now();
  writeSync(1, 'stopped\n');
  // Stops the whole process, as a machine that is switched off.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  return 0;
}

await sendMessage({
  ctx: { ...ctx, clock: { ...ctx.clock, real } },
  input: { chat, message: 'My last words.', message_id: id },
});
