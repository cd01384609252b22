import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type InPage = { readonly axe?: typeof axe };

/** What axe finds, each as the rule's name and the part of the page. @throws Error when `within` selects nothing. */
async function findings(page: Page, within: string | undefined): Promise<string[]> {
  // Reading the source takes the page longer than the search itself, so each document reads it once.
  if (await page.evaluate(() => !(globalThis as InPage).axe)) await page.evaluate(axeSource);
  return page.evaluate(async (selector) => {
    const { axe } = globalThis as unknown as Required<InPage>;
    const { violations } = await axe.run(selector ?? document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
  }, within);
}

/** Text that fades in has no contrast yet, and the items of a list are invisible, so without names, until they are measured. */
const mayPass = (finding: string) => /^(?:link-name|color-contrast):/.test(finding);

/** Expects that axe finds no problem on the page, or in its part `within`, a selector, once the page has settled. */
export async function expectNoAxeFindings(page: Page, within?: string): Promise<void> {
  let found = await findings(page, within);
  const isSettling = () => found.length > 0 && found.every(mayPass);
  if (isSettling())
    await expect
      .poll(async () => {
        found = await findings(page, within);
        return isSettling() ? found : [];
      }, 'what axe finds')
      .toEqual([]);
  expect(found, 'what axe finds').toEqual([]);
}
