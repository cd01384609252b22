import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepAssets, recordDeploy } from './kept-assets.ts';

let folder: string;
let dist: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boma-builds-'));
  dist = join(folder, 'dist');
});
afterEach(() => rm(folder, { recursive: true }));

/** Builds a site with these assets, as the build does. Returns the assets that are then in the folder. */
async function build(...names: readonly string[]): Promise<string[]> {
  const site = join(folder, 'site');
  await mkdir(join(site, 'assets'), { recursive: true });
  for (const name of names) await writeFile(join(site, 'assets', name), `content of ${name}`);
  await keepAssets(site, dist);
  await rm(dist, { recursive: true, force: true });
  await rename(site, dist);
  return (await readdir(join(dist, 'assets'))).toSorted();
}

it('begins with the assets of the first build', async () => {
  expect(await build('a-1.js')).toEqual(['a-1.js']);
});

it('keeps the assets of the build before', async () => {
  await build('a-1.js', 'b-1.js');
  expect(await build('a-2.js', 'b-1.js')).toEqual(['a-1.js', 'a-2.js', 'b-1.js']);
});

it('drops the assets of builds that were never deployed', async () => {
  await build('a-1.js');
  await build('a-2.js');
  expect(await build('a-3.js')).toEqual(['a-2.js', 'a-3.js']);
});

it('keeps the assets of the last two deploys, however often the site was built since', async () => {
  for (const name of ['a-1.js', 'a-2.js', 'a-3.js']) {
    await build(name);
    await recordDeploy(dist, 'live');
  }
  await build('a-4.js');
  await build('a-5.js');
  expect(await build('a-6.js')).toEqual(['a-2.js', 'a-3.js', 'a-5.js', 'a-6.js']);
});

it('counts a build that makes the same files again once, as when a deploy builds for itself', async () => {
  await build('a-1.js');
  await recordDeploy(dist, 'live');
  await build('a-2.js');
  await build('a-2.js');
  expect(await build('a-2.js')).toEqual(['a-1.js', 'a-2.js']);
});

it('keeps the assets of each project’s deploys, however often another one was deployed to', async () => {
  for (const name of ['a-1.js', 'a-2.js']) {
    await build(name);
    await recordDeploy(dist, 'live');
  }
  for (const name of ['a-3.js', 'a-4.js', 'a-5.js']) {
    await build(name);
    await recordDeploy(dist, 'test');
  }
  expect(await build('a-6.js')).toEqual(['a-1.js', 'a-2.js', 'a-4.js', 'a-5.js', 'a-6.js']);
});

it('keeps the assets of deploys that were recorded without a project, until there are two newer ones', async () => {
  for (const name of ['a-1.js', 'a-2.js']) await build(name);
  const recorded = ['a-2.js', 'a-1.js'].map((name) => ({ assets: [name], deployed: true }));
  await writeFile(join(dist, '.builds.json'), JSON.stringify(recorded));
  await build('a-3.js');
  await recordDeploy(dist, 'live');
  expect(await build('a-4.js')).toEqual(['a-2.js', 'a-3.js', 'a-4.js']);
  await recordDeploy(dist, 'live');
  expect(await build('a-5.js')).toEqual(['a-3.js', 'a-4.js', 'a-5.js']);
});

it('refuses to record the deploy of a site that was not built', async () => {
  await mkdir(dist);
  await expect(recordDeploy(dist, 'live')).rejects.toThrow('npm run build:web');
});
