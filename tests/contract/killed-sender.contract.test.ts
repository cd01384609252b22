import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join as pathOf } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutTriggers } from '../support/background-triggers.ts';
import { deleteChat, join, newChat, send, storedIds, storedMessage, tailOf } from '../support/chat.ts';
import { registerViewer } from '../support/people/viewers.ts';

const sender = pathOf(import.meta.dirname, '../support/send-and-stop.ts');
const listOf = async (chat: string) => (await join(chat)).messages.map(({ id }) => id);
let chat: string;

beforeAll(async () => {
  chat = await newChat();
});
afterAll(() => deleteChat(chat));

/** Sends in a child process, and kills it at its next read of the clock after `reads` reads. */
async function sendAndDie(id: string, reads: number): Promise<void> {
  const { uid } = await registerViewer();
  const args = [sender, uid, chat, id, String(reads)];
  // As the function's own process: in production a new account waits before its first message.
  const env = { ...process.env, FUNCTIONS_EMULATOR: 'true' };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const [output] = (await Promise.race([once(child.stdout, 'data'), exited])) as [Buffer | number];
  expect(String(output)).toBe('stopped\n');
  child.kill('SIGKILL');
  expect(await exited).toEqual([null, 'SIGKILL']);
}

describe('a process that dies between the write and the fold', () => {
  // It reads the clock when it looks for the chat, when it writes, when it waits for its tick, and when it folds.
  it.each([
    ['before it has waited for its tick', 2],
    ['when its fold begins', 3],
  ])('and %s leaves its message to the next sender if no trigger runs', async (_, reads) => {
    await withoutTriggers(async () => {
      const [first, last, next] = [randomUUID(), randomUUID(), randomUUID()];
      const someone = await registerViewer();
      await send(someone, { chat, message: 'first', message_id: first });
      await sendAndDie(last, reads);
      expect(await storedMessage(last)).toMatchObject({ chat, message: 'My last words.' });
      expect(await listOf(chat)).toContain(first);
      expect(await listOf(chat)).not.toContain(last);

      const answer = await send(someone, { chat, message: 'next', message_id: next });
      expect(answer.status).toBe(200);
      expect(await listOf(chat)).toEqual(await storedIds(chat));
      expect((await listOf(chat)).slice(-3)).toEqual([first, last, next]);
    });
  });

  it('leaves its message to the trigger if no other message follows', async () => {
    const before = await tailOf(chat);
    const last = randomUUID();
    await sendAndDie(last, 2);
    // On a busy machine the emulator brings a trigger its events a minute late.
    await expect.poll(() => listOf(chat), { timeout: 120_000 }).toContain(last);
    expect(await listOf(chat)).toEqual(await storedIds(chat));
    expect((await tailOf(chat)).seq).toBe(before.seq + 1);
  }, 240_000);
});
