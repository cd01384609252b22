import type { Page } from '@playwright/test';
import { call } from '../support/api.ts';
import { signInPage, stored, toastSaying } from './support/account-forms.ts';
import { expect, goInside, newPerson, openAlive, registerStaff, test } from './support/test.ts';

const ABOUT = '/wildlife/about-us';

/** Leaves the page to sign in and comes back, which asks again how the account is. */
async function comeBack(page: Page): Promise<void> {
  await goInside(page, ABOUT);
  await goInside(page, signInPage);
}

test('a banned user asks a second ranger, and reads the answer where the reason is', async ({
  page,
  consoleWatch,
}) => {
  // The calls of the page, and those that restore its session, are refused.
  consoleWatch.allowError(
    /status of (401|403)|AppError: (banned|unauthenticated)|user-disabled|status of 400/,
  );
  const [person, zoomie, second] = [
    await newPerson(page),
    await registerStaff('zoomie'),
    await registerStaff('admin'),
  ];
  const { uid } = person;
  const reason = 'Threats are not welcome.';
  await call('imposeSanction', { token: zoomie.token, body: { uid, kind: 'ban', reason } });
  await openAlive(page, ABOUT);
  await expect(toastSaying(page, /Threats are not welcome\./)).toBeVisible();
  await page.locator('[data-toaster]').getByRole('link', { name: 'Ask a second ranger' }).click();
  await expect.poll(() => stored(page, 'api-token')).toBeNull();
  await expect(page).toHaveURL(signInPage);

  const part = page.getByRole('region', { name: 'Your account here' });
  await expect(part).toContainText(reason);
  await expect(part).toContainText('It stays closed until our rangers open it again.');
  await part.getByLabel('Did we get it wrong?').fill('I quoted a film.');
  await part.getByRole('button', { name: 'Ask a second ranger' }).click();
  await expect(part).toContainText('A second ranger will read this and answer here.');
  await expect(part.getByRole('button', { name: 'Ask a second ranger' })).toHaveCount(0);

  const { appeals } = (await call('listAppeals', { token: second.token })).data;
  const sent_at = appeals.find((each) => each.uid === uid)?.sent_at ?? 0;
  const answer = 'It was no film that we know.';
  await call('decideAppeal', { token: second.token, body: { uid, sent_at, decision: 'uphold', answer } });
  await comeBack(page);
  await expect(part).toContainText('our decision stays: It was no film that we know.');

  await call('liftSanction', { token: second.token, body: { uid } });
  await comeBack(page);
  await expect(part).toContainText('Our rangers have opened this account again');
  await comeBack(page);
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await expect(part).toHaveCount(0);
});
