import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Hosting does not deploy files whose name begins with a dot. */
const LIST = '.builds.json';

/** In place of a project's id, where a deploy was recorded without it: it may have been a deploy of any. */
const ANY = '*';

const buildSchema = z.object({
  assets: z.array(z.string()),
  /** The ids of the projects to which it was deployed. A list of before says only whether it was. */
  deployed: z.union([z.array(z.string()), z.boolean().transform((was) => (was ? [ANY] : []))]),
});
type Build = z.output<typeof buildSchema>;

/** A page that is open may be this many deploys of its project old and still find its scripts. */
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

/** Those that were deployed last to a project. */
const lastOf = (project: string, builds: readonly Build[]) =>
  builds
    .filter(({ deployed }) => deployed.includes(project) || deployed.includes(ANY))
    .slice(0, DEPLOYS_KEPT);

/** The build before, because it may be deployed, and those that were deployed last to each project. */
function kept(earlier: readonly Build[]): readonly Build[] {
  const named = new Set(earlier.flatMap(({ deployed }) => deployed));
  if (named.size > 1) named.delete(ANY);
  const deployed = [...named].flatMap((project) => lastOf(project, earlier));
  return earlier.filter((each, index) => index === 0 || deployed.includes(each));
}

/**
 * Copies into a new build the assets of the build before and of the last two deploys to each project: pages that are open,
 * or that a cache holds, still ask for them. A build that makes the same files again takes no other's place.
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
  await writeBuilds(site, [{ assets, deployed: same?.deployed ?? [] }, ...earlier]);
}

/** Records that the build in this folder was deployed to a project. */
export async function recordDeploy(dist: string, project: string): Promise<void> {
  const [newest, ...earlier] = await readBuilds(dist);
  if (!newest) throw new Error(`${dist} has no ${LIST}: build the site with 'npm run build:web' first.`);
  const deployed = [...new Set([...newest.deployed, project])];
  await writeBuilds(dist, [{ ...newest, deployed }, ...earlier]);
}
