import { expectNoAxeFindings } from './support/axe.ts';
import { deleteShowsTitled } from './support/shows.ts';
import { expect, newPerson, openAlive, test } from './support/test.ts';

test('staff plan a show, put it on the air, take it off, and cancel another one', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allowError(/status of 422/);
  const title = `Staff plan ${Date.now()}`;
  await newPerson(page, { roles: ['zoomie'] });
  await openAlive(page, '/staff/shows');
  const plan = async (name: string) => {
    await page.getByRole('button', { name: 'Plan a show' }).click();
    const dialog = page.getByRole('dialog', { name: 'Plan a show' });
    await dialog.getByRole('button', { name: 'Plan it' }).click();
    await expect(dialog.getByText('Give the show a title.')).toBeVisible();
    await dialog.getByLabel('Kind of show').selectOption('Night Drive');
    await dialog.getByLabel('Title').fill(name);
    await dialog.getByLabel('Where it is seen').selectOption('Camera Tau');
    await dialog.getByRole('button', { name: 'Plan it' }).click();
    await expect(page.getByText(`'${name}' is planned.`)).toBeVisible();
  };
  const row = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  const choose = async (name: string, choice: string) => {
    await row(name)
      .getByRole('button', { name: `More for ${name}`, exact: true })
      .click();
    await page.getByRole('menuitem', { name: choice, exact: true }).click();
  };
  try {
    await plan(title);
    await choose(title, 'Change');
    const dialog = page.getByRole('dialog', { name: `Change '${title}'` });
    await dialog.getByLabel('Begins').fill('2020-01-01T10:00');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('This time has passed. A show begins in the future.')).toBeVisible();
    await dialog.getByLabel('Begins').fill('2031-01-01T10:00');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(row(title)).toContainText('camp 10:00');
    await row(title)
      .getByRole('button', { name: /^Put on the air/ })
      .click();
    await expect(row(title)).toContainText('It is planned for Jan 1, 2031, 10:00 at camp.');
    await page.getByRole('button', { name: 'Yes, put it on the air now' }).click();
    await expect(row(title).getByText('ON AIR')).toBeVisible();
    const takeOff = row(title).getByRole('button', { name: /^Take off the air/ });
    await takeOff.click();
    await page.getByRole('button', { name: 'Back to the schedule' }).click();
    await expect(page.getByText(`'${title}' is back in the schedule.`)).toBeVisible();
    await expect(row(title)).toContainText('camp 10:00');
    await row(title)
      .getByRole('button', { name: /^Put on the air/ })
      .click();
    await page.getByRole('button', { name: 'Yes, put it on the air now' }).click();
    await takeOff.click();
    await page.getByRole('button', { name: 'It is over' }).click();
    await expect(row(title)).toHaveCount(0);
    await plan(`${title} again`);
    await choose(`${title} again`, 'Cancel');
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(row(`${title} again`)).toContainText('Cancelled');
    await expectNoAxeFindings(page);
  } finally {
    await deleteShowsTitled(title, `${title} again`);
  }
});
