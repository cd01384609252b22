/**
 * Sends a message as the API does, and stops for ever when the verb asks for the time once more after `looks` times:
 * says so on stdout, and waits to be killed.
 *
 * Usage: node tests/support/send-and-stop.ts <uid> <chat> <id> <looks>
 */
import { writeSync } from 'node:fs';
import { sendMessage } from '../../functions/src/chat/send-message.ts';
import { contextAt } from './verb-context.ts';

const [uid = '', chat = '', id = '', looks = '0'] = process.argv.slice(2);
const ctx = contextAt({ uid });
let looked = 0;

function real(): number {
  looked += 1;
  if (looked <= Number(looks)) return Date.now();
  writeSync(1, 'stopped\n');
  // Nothing else in this process runs either, as when its machine is gone.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  return 0;
}

await sendMessage({
  ctx: { ...ctx, clock: { ...ctx.clock, real } },
  input: { chat, message: 'My last words.', message_id: id },
});
