import { expect, it, vi } from 'vitest';
import { mediaHosts } from '../../../web/src/config/security.ts';
import { projectSteps } from '../project/steps.ts';
import { walkSteps } from '../step.ts';
import { deployIndexes } from '../testing/deploy-indexes.ts';
import { AUTH_DOMAIN, fakeOperation } from '../testing/fake-operation.ts';
import { fakeWorkshop } from '../testing/fake-workshop.ts';
import { rollbackSteps } from './rollback-steps.ts';
import { runRelease } from './run-release.ts';
import { previewSteps, releaseSteps } from './steps.ts';

const OLD = { name: 'sites/my-boma/versions/old', scripts: ['/assets/entry-old.js'] };

/** A project that is right, where an older site runs. Google builds new indexes while the release waits. */
async function runningSite() {
  const fakes = fakeOperation();
  const { project, operation } = fakes;
  project.secrets.set('STRIPE_SECRET_KEY', [Buffer.from('sk_test_fake').toString('base64')]);
  project.secrets.set('SMTP_URL', [Buffer.from('smtps://u:p@smtp.example.org').toString('base64')]);
  project.releases.push({ releaseTime: '2026-11-01T08:00:00Z', version: OLD });
  await walkSteps(projectSteps(operation, '0X0X0X'), { apply: true, print: () => {} });
  const pause = vi.fn(async () => deployIndexes(project, 'READY'));
  const shop = fakeWorkshop(project);
  return { ...fakes, ...shop, operation: { ...operation, pause }, pause };
}

type Site = Awaited<ReturnType<typeof runningSite>>;

async function release(site: Site, moment = '20261125T2030') {
  const lines: string[] = [];
  const steps = releaseSteps(site.operation, site.workshop, moment);
  const done = await runRelease(steps, (line) => lines.push(line));
  return { done, lines };
}

const live = ({ project }: Site) => project.releases.at(-1)?.version.name;

it('tests, builds, deploys in an order that hurts nobody, asks the site, and tags', async () => {
  const site = await runningSite();
  const { done, lines } = await release(site);
  expect(lines.filter((line) => !line.startsWith('✔'))).toEqual([]);
  expect(done).toBe(true);
  expect(site.commands).toEqual([
    'git status --porcelain',
    'git rev-parse --short HEAD',
    'npm run verify',
    'npm run build:web',
    'git status --porcelain',
    'firebase deploy --only firestore:indexes --project my-boma --non-interactive',
    'firebase deploy --only functions --project my-boma --non-interactive --force',
    'firebase deploy --only firestore:rules,storage --project my-boma --non-interactive --force',
    'goes live',
    'firebase deploy --only hosting --project my-boma --non-interactive --force',
    'npm run record:deploy -- my-boma',
    'git tag --annotate release-my-boma-20261125T2030 --message sites/my-boma/versions/2',
  ]);
  expect(site.pause).toHaveBeenCalledTimes(1);
  expect(lines).toContain('✔ A missing script: 404, and not kept');
  expect(lines).toContain(`✔ Home: fresh, and ${mediaHosts[0]} is allowed`);
  expect(live(site)).toBe('sites/my-boma/versions/2');
});

const FAILURES = [
  ['Commits', /git rev-parse/, 'The site is as it was: nothing is deployed.'],
  ['Tests', /verify/, 'The site is as it was: nothing is deployed.'],
  ['Build', /build:web/, 'The site is as it was: nothing is deployed.'],
  ['Indexes', /firestore:indexes/, 'The site is as it was: nothing is deployed.'],
  [
    'Functions',
    /only functions/,
    'The pages are as they were, with the scripts that they name. Some functions may be new; repeat the release.',
  ],
  [
    'Rules',
    /firestore:rules/,
    'The pages are as they were, with the scripts that they name. Some functions may be new; repeat the release.',
  ],
  [
    'Site',
    /only hosting/,
    'The pages are as they were, with the scripts that they name. Some functions may be new; repeat the release.',
  ],
] as const;

it.each(
  FAILURES,
)('%s fails once: the site that was there stays, and the next release succeeds', async (name, command, stands) => {
  const site = await runningSite();
  site.refuseCommands(command);
  const { done, lines } = await release(site);
  expect(done).toBe(false);
  expect(lines).toContainEqual(expect.stringMatching(`^✘ ${name}: .* ended with 1`));
  expect(lines).toContain(stands);
  expect(live(site)).toBe(OLD.name);
  expect([...site.tags]).toEqual([]);
  site.refuseCommands(undefined);
  expect((await release(site)).done).toBe(true);
  expect(live(site)).toBe('sites/my-boma/versions/2');
});

it('says how to record a live site that could not be recorded', async () => {
  const site = await runningSite();
  site.refuseCommands(/record:deploy/);
  const { lines } = await release(site);
  expect(lines.slice(-3)).toEqual([
    'The new site is live, and the next build does not know of it, so that it drops its scripts too soon. Tell it, and finish:',
    '    npm run record:deploy -- my-boma',
    '    npm run release -- my-boma',
  ]);
  expect(live(site)).toBe('sites/my-boma/versions/2');
});

it('drops no script that open pages of the live site need, unless the operator says so', async () => {
  const site = await runningSite();
  site.forgetAssets();
  const { done, lines } = await release(site);
  expect([done, live(site)]).toEqual([false, OLD.name]);
  expect(lines.slice(-3)).toEqual([
    '✘ Open pages: web/dist lacks /assets/entry-old.js, which the live site names. Bring web/dist of its last release here, or let open pages load anew with --drop-open-pages',
    'The site is as it was: nothing is deployed.',
    '    npm run release -- my-boma',
  ]);
  expect(site.commands.filter((command) => /^firebase|goes live/.test(command))).toEqual([]);
  const steps = releaseSteps(site.operation, site.workshop, '1', { dropsOpenPages: true });
  expect(await runRelease(steps, () => {})).toBe(true);
  expect(live(site)).toBe('sites/my-boma/versions/2');
});

it('asks a first release for no older scripts', async () => {
  const site = await runningSite();
  site.forgetAssets();
  site.project.releases = [];
  const steps = releaseSteps(site.operation, site.workshop, '1').filter(({ name }) => name === 'Open pages');
  const lines: string[] = [];
  expect(await runRelease(steps, (line) => lines.push(line))).toBe(true);
  expect(lines).toEqual(['✔ Open pages: find their scripts']);
});

it('deploys nothing that is not committed, also not what the build has changed', async () => {
  const site = await runningSite();
  site.change(' M firebase.json');
  const { lines } = await release(site);
  expect(lines).toContain('✘ Commits: not committed:  M firebase.json');
  expect(site.commands).toEqual(['git status --porcelain']);
});

it('deploys nothing to a project that is not right', async () => {
  const site = await runningSite();
  expect((await release(site)).done).toBe(true);
  delete site.project.database;
  const before = site.commands.length;
  const { done, lines } = await release(site);
  expect([done, lines.at(-3)]).toEqual([false, '✘ Project: not right: Database']);
  expect(site.commands.slice(before)).toEqual(['git status --porcelain', 'git rev-parse --short HEAD']);
});

it('waits for indexes no longer than an hour', async () => {
  const site = await runningSite();
  site.pause.mockResolvedValue(undefined);
  const { done, lines } = await release(site);
  expect(done).toBe(false);
  expect(lines.find((line) => line.startsWith('✘'))).toMatch(/^✘ Indexes: not ready after an hour: chat,/);
  expect(site.pause).toHaveBeenCalledTimes(360);
  expect(live(site)).toBe(OLD.name);
});

it.each([
  ['Home', { missing: '/assets/entry-2.js' }, 'names /assets/entry-2.js, which is not there'],
  [
    'Pushes',
    { init: { authDomain: AUTH_DOMAIN } },
    'init.json names no appId: the Hosting site is not linked to the web app',
  ],
] as const)('%s: says that the new site is live and not right, and how to go back', async (name, fault, words) => {
  const site = await runningSite();
  Object.assign(site.faults, fault);
  const { done, lines } = await release(site);
  expect(done).toBe(false);
  const failed = lines.indexOf(`✘ ${name}: ${words}`);
  expect(lines.slice(failed + 1, failed + 3)).toEqual([
    'The new site is live. Viewers have it; the old one is one command away:',
    '    npm run rollback -- my-boma',
  ]);
  expect([...site.tags]).toEqual([]);
});

it('a preview leaves the live site alone', async () => {
  const site = await runningSite();
  const lines: string[] = [];
  const steps = previewSteps(site.operation, site.workshop, 'spring');
  expect(await runRelease(steps, (line) => lines.push(line))).toBe(true);
  expect(lines).toContain('✔ Preview: https://my-boma--spring-x1y2.web.app');
  expect(lines).toContain('✔ Checks: 6 are right');
  expect(site.commands.at(-1)).toBe(
    'firebase hosting:channel:deploy spring --project my-boma --non-interactive',
  );
  expect([live(site), [...site.tags]]).toEqual([OLD.name, []]);
  expect(site.commands.filter((command) => /record:deploy|goes live/.test(command))).toEqual([]);
});

async function rollback(site: Site, to?: string) {
  const lines: string[] = [];
  const steps = rollbackSteps(site.operation, site.workshop, to);
  return { done: await runRelease(steps, (line) => lines.push(line)), lines };
}

it('a rollback brings back the pages of before, and names the tag of their functions', async () => {
  const site = await runningSite();
  await release(site, '1');
  await release(site, '2');
  expect(live(site)).toBe('sites/my-boma/versions/3');
  const { done, lines } = await rollback(site);
  expect(done).toBe(true);
  expect(live(site)).toBe('sites/my-boma/versions/2');
  expect(lines[0]).toBe('✔ Site: sites/my-boma/versions/2');
  expect(lines.at(-1)).toBe(
    '✔ Functions: still the newer ones. To take them back too: git checkout release-my-boma-1 && npm ci && npm ci --prefix functions && npm run release -- my-boma',
  );
  expect((await rollback(site, OLD.name)).lines[0]).toBe(`✔ Site: ${OLD.name}`);
  expect(live(site)).toBe(OLD.name);
});

it('a rollback that Google refuses leaves the site as it was', async () => {
  const site = await runningSite();
  await release(site);
  site.refuseCalls(/channels\/live\/releases/);
  const { done, lines } = await rollback(site);
  expect([done, lines[1]]).toEqual([false, 'The site is as it was.']);
  site.refuseCalls(undefined);
  expect(live(site)).toBe('sites/my-boma/versions/2');
});

it('has nothing to go back to after a first release', async () => {
  const { lines } = await rollback(await runningSite());
  expect(lines[0]).toBe('✘ Site: no other version was ever live');
});
