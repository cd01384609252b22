import type { Locator, Page } from '@playwright/test';
import { messagesAbout } from '../support/contact.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { expect, expectLater, goInside, openAlive, signInAs, test } from './support/test.ts';
import { columnsOf, dialog, listOf, openCard, perRow, readUntil, videosOf } from './support/videos.ts';

const ABOUT_US = '/wildlife/about-us';
const CAUSE = '/wildlife/pangolin-watch';
const main = (page: Page) => page.getByRole('main');

/** The story, with a film that plays, and the ways that lead on from it. */
async function expectStory(page: Page): Promise<void> {
  await test.step('R2-270 R2-273 the story is told', () =>
    expect(main(page)).toContainText('It began with one camera'));
  await test.step('R2-271 R2-273 a film plays', async () => {
    const film = main(page).getByLabel(/^Naledi Dam before sunrise/);
    await film.evaluate((video: HTMLVideoElement) => {
      video.muted = true;
      return video.play();
    });
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    await film.evaluate((video: HTMLVideoElement) => video.pause());
  });
  await test.step('R2-272 its four parts are there, with the logos of the partners', async () => {
    for (const name of [
      'What Premium is for',
      'Free to watch, free to talk',
      'The Pangolin Watch',
      'Our partners',
    ])
      await expect(main(page).getByRole('region', { name })).toBeVisible();
    await expect(main(page).getByRole('img', { name: /^Logo of / })).toHaveCount(4);
  });
  await test.step('R2-276 two links lead to the cause', async () => {
    for (const name of ['More Details', /^Read More/])
      await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', CAUSE);
  });
}

/** The way from the footer to the cause, to its partners, and by their logos to what they do. */
async function expectCause(page: Page): Promise<void> {
  await test.step('R1-028 R1-029 the footer leads to the cause, which names its partners', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'The Pangolin Watch' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The Pangolin Watch' })).toBeVisible();
    for (const name of ['Marula Trust', 'Bateleur Air', 'Kopje Optics', 'Seven Rivers School'])
      await expect(main(page).getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
  });
  await test.step('R2-134 R2-136 the logos of the partners lead to what they do', async () => {
    const logos = page.getByRole('contentinfo').getByRole('list', { name: 'Our partners' });
    await expect(logos.getByRole('img')).toHaveCount(4);
    await logos.getByRole('link', { name: /Bateleur Air/ }).click();
    await expect(page).toHaveURL(`${CAUSE}#partners`);
    await expect(main(page).getByText('flies over the fences twice a week')).toBeVisible();
  });
}

test('About Us tells the story, leads to the cause and its partners, and offers each viewer what they do not have', async ({
  page,
}) => {
  const subscribe = main(page).getByRole('link', { name: 'Subscribe' });
  const register = main(page).getByRole('link', { name: 'Register for Free' });
  await openAlive(page, ABOUT_US);
  await expectStory(page);
  await test.step('R2-274 R2-275 a guest is asked to subscribe, or to register', async () => {
    await expect(subscribe).toBeVisible();
    await expect(register).toBeVisible();
  });
  await expectCause(page);
  await test.step('R2-275 a registered user is not asked to register', async () => {
    await signInAs(page, 'registered');
    await openAlive(page, ABOUT_US);
    await expect(subscribe).toBeVisible();
    await expect(register).toBeHidden();
  });
  await test.step('R2-274 a member is not asked to subscribe', async () => {
    await signInAs(page, 'subscriber');
    await openAlive(page, ABOUT_US);
    await expect(main(page).getByRole('region', { name: 'What Premium is for' })).toBeVisible();
    await expect(subscribe).toBeHidden();
  });
});

test('the legal texts cover every topic', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/terms-of-service');
  await test.step('R2-284 R2-285 R2-286 R2-288 the terms have a part on each topic', async () => {
    for (const name of [
      'Registration',
      'Submissions',
      'Conduct',
      'Premium subscription',
      'Refund',
      'Copyright notice',
      'Counter-notice',
      'Governing law',
    ])
      await expect(main(page).getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  });
  const text = await main(page).innerText();
  await test.step('R2-283 R5-059 they say from which age one may register, and chat', () => {
    expect(text).toContain('at least 13 years old');
    expect(text).toContain('younger than 16 takes part in the chat with the permission of a parent');
  });
  await test.step('R1-011 R1-012 R2-285 they give the money of a first purchase back for 14 days', () => {
    expect(text).toMatch(/Within 14 days of your first purchase you may have 100% of your money back/);
    expect(text).toContain('first purchase only');
  });
  await test.step('R2-286 R9-004 after a counter-notice there are 10 days to go to court', () => {
    expect(text).toContain('has 10 days to go to court');
  });
  await test.step('R2-287 they name the law of South Africa', () => {
    expect(text).toContain('The law of South Africa');
  });
  await test.step('R2-288 the privacy policy says whom to turn to', async () => {
    await page.goto('/privacy-policy');
    await expect(main(page)).toContainText('Information Regulator of South Africa');
    await expect(main(page)).toContainText('When you write to us');
  });
  await test.step('R2-282 no call brings either text', () => {
    expect(asked.filter((path) => /^\/api\/(?!live|streams)/.test(path))).toEqual([]);
  });
});

/** Opens each legal text over the form, and closes it. */
async function expectLegalDialogs(page: Page, path: string): Promise<void> {
  for (const [name, words] of [
    ['Terms of Service', 'Governing law'],
    ['Privacy Policy', 'When you only watch'],
  ] as const) {
    await main(page).getByRole('button', { name }).click();
    const text = page.getByRole('dialog', { name });
    await expect(text.getByRole('heading', { name: words })).toBeVisible();
    const close = text.getByRole('button', { name: 'CLOSE', exact: true });
    await close.scrollIntoViewIfNeeded();
    await expect(close).toBeInViewport();
    await close.click();
    await expect(text).toBeHidden();
    await expect(page).toHaveURL(path);
  }
}

/** Writes to the rangers, who get the message. */
async function expectMessageKept(page: Page): Promise<void> {
  await test.step('R2-278 R2-279 the page shows where the office is', () =>
    expect(main(page).getByText('The Old Ranger Station')).toBeVisible());
  await test.step('R3-052 R3-053 a message reaches the rangers, with the name of the browser', async () => {
    const subject = `Tau is dark ${Date.now()}`;
    await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
    await page.getByRole('textbox', { name: 'Your Name' }).fill('Thandi');
    await page.getByRole('textbox', { name: 'Comments' }).fill('Since six.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Thank you. Your message is with the rangers.')).toBeVisible();
    const browser = await page.evaluate(() => navigator.userAgent);
    expect(await messagesAbout(subject)).toMatchObject([
      { name: 'Thandi', email: '', comments: 'Since six.', browser },
    ]);
  });
}

test('the forms of guests open the legal texts in a dialog, and the one of the contact page sends a message', async ({
  page,
}) => {
  await test.step('R2-167 the form to register opens both texts', async () => {
    await openAlive(page, '/auth/register');
    await expectLegalDialogs(page, '/auth/register');
  });
  await test.step('R2-174 the form to sign in opens the same texts', async () => {
    await goInside(page, '/auth/sign-in');
    await expectLegalDialogs(page, '/auth/sign-in');
  });
  await test.step('R2-281 the contact page opens them too, and CLOSE at their end closes them', async () => {
    await goInside(page, '/wildlife/contact-us');
    await expectLegalDialogs(page, '/wildlife/contact-us');
  });
  await expectMessageKept(page);
});

/** The newest four films of the lodges, in a list with its own choice of columns. */
async function expectFilmsOfTheLodges(page: Page): Promise<void> {
  const cards = listOf(page, 'Lodge highlights');
  await readUntil(page, page.getByRole('heading', { name: 'From the lodges' }));
  await expect(cards).toHaveCount(4);
  expect((await videosOf('lodge')).length).toBeGreaterThan(4);
  expect(await columnsOf(cards)).toBe(2);
  await perRow(page, 4).click();
  await expect.poll(() => columnsOf(cards)).toBe(4);
  await openCard(cards.first());
  await expect(dialog(page).locator('video')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

/** Scrolls until the banner of the course is there. What home shows below comes when it is idle, then when the viewer comes near it. */
async function scrollToBanner(page: Page): Promise<Locator> {
  const banner = page.getByRole('region', { name: 'Junior ranger course' });
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return banner.count();
    })
    .toBe(1);
  return banner;
}

/** The path of the picture that the banner shows. */
async function pictureOf(banner: Locator): Promise<string> {
  await banner.scrollIntoViewIfNeeded();
  const img = banner.getByRole('img', { name: /hornbills/ });
  await expect.poll(() => img.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
  return img.evaluate((each: HTMLImageElement) => new URL(each.currentSrc).pathname);
}

test('home shows the films of the lodges, the next shows and its promotions to viewers who scroll', async ({
  page,
}) => {
  await page.clock.install();
  // The camera at the top of the page would play.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAlive(page, '/');
  await test.step('R2-154 R2-155 R2-156 R9-027 the newest four films of the lodges, two in a row at first', () =>
    expectFilmsOfTheLodges(page));
  await page.setViewportSize({ width: 600, height: 900 });
  const banner = await scrollToBanner(page);
  // The header and the footer are those of every page.
  await expectNoAxeFindings(page, 'main');
  await test.step('R2-163 R2-164 the next shows lead to their pages', async () => {
    const shows = page.getByRole('list', { name: 'The next shows' }).getByRole('listitem');
    await expect(shows.first().getByRole('link')).toHaveAttribute('href', /^\/wildlife\/shows\/[a-z-]+$/);
    await expect(shows.nth(1)).toBeVisible();
  });
  await test.step('R1-043 R1-044 R1-045 R1-046 the banner of the course, here and at the cameras', async () => {
    expect(await pictureOf(banner)).toBe('/promos/course-wide.jpg');
    await page.setViewportSize({ width: 599, height: 900 });
    await expect.poll(() => pictureOf(banner)).toBe('/promos/course-tall.jpg');
    await banner.getByRole('link').click();
    await expect(page).toHaveURL('/wildlife/kids-course');
    await goInside(page, '/wildlife/live-african-wildlife-safari-streams');
    await expectLater(page, banner);
    await expect(banner).toBeVisible();
  });
});
