import { describe, expect, it } from 'vitest';
import { api } from '../api.ts';
import { settledQuery } from './settled.schema.ts';

describe('what was settled', () => {
  it('is for those who may read what waits in the same queue', () => {
    const waiting = [
      ['reports', api.countReports.who],
      ['held-texts', api.listHeldTexts.who],
      ['appeals', api.listAppeals.who],
      ['contact', api.listContact.who],
      ['mails', api.listUnsentMails.who],
      ['bin', api.listBin.who],
    ] as const;
    expect(api.listSettled.who).toEqual({
      mayBy: 'queue',
      actions: Object.fromEntries(waiting.map(([queue, { may }]) => [queue, may])),
    });
  });

  it.each(['51', '0', '1.5', 'many'])('refuses %s of them in a sentence of its own', (limit) => {
    const { error } = settledQuery.safeParse({ queue: 'bin', limit });
    expect(error?.issues.map(({ message }) => message)).toEqual(['Please ask for 1 to 50 settled things.']);
  });
});
