import type { Page } from '@playwright/test';
import { checkStreamsNow, liveSite } from '../../support/live.ts';
import { imagineViewers } from '../../support/run.ts';
import { bomaPage, joinChat, messageIn, unique, writeMessages } from '../support/chat.ts';
import { expect, test } from '../support/test.ts';

// The number of viewers is one for the whole site, so this test is among those that run apart from the others.

const CHAT = 'chat-general';

/** Counts the requests for the end of the chat that a CDN answers. */
function countTails(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api/chat/${CHAT}/tail`) count += 1;
  });
  return () => count;
}

/** The media server counts so many viewers of Tau, and the site publishes them. */
async function publishViewers(viewers: number): Promise<void> {
  await imagineViewers('tau', viewers);
  await checkStreamsNow();
  await expect.poll(async () => (await liveSite()).viewers?.cameras.tau).toBe(viewers);
}

test.afterEach(async () => {
  await imagineViewers('tau', 0);
  await checkStreamsNow();
});

test('from 1,000 viewers on a page asks the CDN for the end of a busy chat, and listens again below 750', async ({
  page,
  consoleWatch,
}) => {
  // A busy machine answers some calls too late. The page asks again.
  consoleWatch.allowError(/Fetching '\w+' failed AppError: unavailable/);
  consoleWatch.allowError(/failed TimeoutError: signal timed out/);
  const tails = countTails(page);
  const panel = await joinChat(page, bomaPage);
  const said: string[] = [];
  const arrives = async (words: string) => {
    const message = unique(words);
    said.push(message);
    await writeMessages(CHAT, [{ message }]);
    await expect(messageIn(panel, message)).toHaveCount(1);
  };
  const talkAndCount = async () => {
    await writeMessages(CHAT, [{ message: unique('A busy chat') }, { message: unique('A busy chat') }]);
    return tails();
  };
  await arrives('A kudu before the crowd');
  await writeMessages(
    CHAT,
    Array.from({ length: 10 }, () => ({ message: unique('A busy chat') })),
  );
  await arrives('A kudu among many');
  expect(tails()).toBe(0);

  await publishViewers(1000);
  await expect.poll(talkAndCount).toBeGreaterThanOrEqual(2);
  await arrives('A kudu in the crowd');
  await publishViewers(800);
  const asked = tails();
  await expect.poll(talkAndCount).toBeGreaterThanOrEqual(asked + 2);
  await arrives('A kudu while the crowd goes');

  await publishViewers(700);
  await expect(async () => {
    const before = tails();
    await arrives('A kudu after the crowd');
    expect(tails(), 'requests for the end of the chat').toBe(before);
  }).toPass();
  for (const words of said) await expect(messageIn(panel, words)).toHaveCount(1);
});
