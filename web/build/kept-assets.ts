import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Hosting does not deploy files whose name begins with a dot. */
const LIST = '.builds.json';

const buildSchema = z.object({ assets: z.array(z.string()), deployed: z.boolean() });
type Build = z.infer<typeof buildSchema>;

/** A page that is open may be this many deploys old and still find its scripts. */
const DEPLOYS_KEPT = 2;

/** The builds whose assets a folder holds, the newest first. */
async function readBuilds(dist: string): Promise<readonly Build[]> {
  const text = await readFile(join(dist, LIST), 'utf8').catch(() => '[]');
  return z.array(buildSchema).parse(JSON.parse(text));
}

const writeBuilds = (dist: string, builds: readonly Build[]) =>
  writeFile(join(dist, LIST), JSON.stringify(builds));

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each) => other.includes(each));

/** The build before, because it may be deployed, and those that were deployed last. */
function kept(earlier: readonly Build[]): readonly Build[] {
  const deployed = earlier.filter((each) => each.deployed).slice(0, DEPLOYS_KEPT);
  return earlier.filter((each, index) => index === 0 || deployed.includes(each));
}

/**
 * Copies into a new build the assets of the build before and of the last two deploys: pages that are open, or that a
 * cache holds, still ask for them. A build that makes the same files again takes no other's place.
 *
 * @param site The new build. @param dist The folder whose place it will take.
 */
export async function keepAssets(site: string, dist: string): Promise<void> {
  const assets = (await readdir(join(site, 'assets'))).toSorted();
  const builds = await readBuilds(dist);
  const same = builds.find((each) => isSame(each.assets, assets));
  const earlier = kept(builds.filter((each) => each !== same));
  for (const name of new Set(earlier.flatMap((each) => each.assets)))
    if (!assets.includes(name)) await cp(join(dist, 'assets', name), join(site, 'assets', name));
  await writeBuilds(site, [{ assets, deployed: same?.deployed ?? false }, ...earlier]);
}

/** Records that the build in this folder was deployed. */
export async function recordDeploy(dist: string): Promise<void> {
  const [newest, ...earlier] = await readBuilds(dist);
  if (!newest) throw new Error(`${dist} has no ${LIST}: build the site with 'npm run build:web' first.`);
  await writeBuilds(dist, [{ ...newest, deployed: true }, ...earlier]);
}
