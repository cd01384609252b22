import { embedPath } from '@boma/domain/content-paths.ts';
import { linkTo, type SitePathName, sitePaths, streamPath } from '@boma/domain/site-paths.ts';
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from './support/axe.ts';
import { DESKTOP, expectFieldsToFitPhones, PHONE, setLook } from './support/looks.ts';
import { expectHead, headOf, isOpenPage } from './support/page-heads.ts';
import { expect, newPerson, signInAs, test, wakeUp } from './support/test.ts';

const names = Object.keys(sitePaths) as SitePathName[];
const addressOf = (name: SitePathName) =>
  name === 'stream' ? streamPath('tau') : name === 'embed' ? embedPath('tau') : linkTo(name);

/** The pages without the main layout. */
const otherLayouts: Partial<Record<SitePathName, 'auth' | 'bare' | 'staff'>> = {
  controller: 'bare',
  test: 'bare',
  embed: 'bare',
  staff: 'staff',
  signIn: 'auth',
  register: 'auth',
};

async function expectLayout(page: Page, name: SitePathName): Promise<void> {
  const layout = otherLayouts[name] ?? 'main';
  const isMain = layout === 'main';
  await expect(page.getByRole('banner')).toHaveCount(layout === 'bare' ? 0 : 1);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: isMain });
  await expect(page.getByRole('contentinfo')).toBeVisible({ visible: isMain });
}

/** Opens the page and wakes it. One that everyone may open describes itself in its markup, and the same once it is alive. */
async function openDescribed(page: Page, name: SitePathName): Promise<void> {
  await page.goto(addressOf(name));
  if (!isOpenPage(name)) return wakeUp(page);
  const prerendered = await headOf(page);
  await expectHead(page, name);
  await wakeUp(page);
  await expectHead(page, name);
  expect(await headOf(page)).toEqual(prerendered);
}

test.describe('R2-042 R2-045 a page has its layout and its description, and axe finds no problem', () => {
  for (const name of names)
    test(`at ${addressOf(name)}, on a dark phone and a light desktop`, async ({ page }) => {
      await setLook(page, PHONE);
      if (name === 'profile' || name === 'player') await signInAs(page, 'subscriber');
      if (name === 'controller' || name === 'staff') await newPerson(page, { roles: ['zoomie'] });
      await openDescribed(page, name);
      for (const look of [PHONE, DESKTOP]) {
        await setLook(page, look);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoAxeFindings(page);
        if (look === PHONE) await expectFieldsToFitPhones(page);
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        await expect.poll(overflow, 'pixels the page is wider than the window').toBeLessThanOrEqual(0);
      }
      await expectLayout(page, name);
    });
});
