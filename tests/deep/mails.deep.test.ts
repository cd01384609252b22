import { expect, it } from 'vitest';
import { playMails } from '../support/mail-run.ts';

it('10,000 mails through a real SMTP server are each delivered once, or reported', async () => {
  process.env.CONTACT_MAIL = 'rangers@boma.test';
  process.env.SITE_ORIGIN = 'https://boma.test';
  const { deliveries, reported, blocked, seconds } = await playMails(10_000);
  console.log(`10,000 mails: ${seconds.toFixed(0)} s, ${(10_000 / seconds).toFixed(0)} a second.`);
  expect(Object.fromEntries(deliveries)).toEqual({ 0: 10, 1: 9990 });
  expect({ reported, blocked }).toEqual({ reported: 10, blocked: 10 });
}, 1_800_000);
