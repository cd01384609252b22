import { channelOrigin, liveVersions } from '../hosting.ts';
import { unreadyIndexes } from '../indexes.ts';
import type { Operation } from '../operation.ts';
import { projectSteps } from '../project/steps.ts';
import { liveScripts, siteChecks } from '../site-checks.ts';
import { missing, right, type Step, walkSteps } from '../step.ts';
import type { Workshop } from '../workshop.ts';
import type { ReleaseStep } from './run-release.ts';

/** What a site can run without. The rest has to be right before a release. */
const MAY_COME_LATER: ReadonlySet<string> = new Set([
  'Sign-in with Google',
  'Customer portal',
  'Tax',
  'Sending domain',
  'Budget',
  // Google knows the count of lines only some minutes after it was made.
  'Count of lines',
  'Address of alerts',
  'Check of health',
  'Alerts',
]);

const UNCHANGED = 'The site is as it was: nothing is deployed.';
const PAGES_UNCHANGED =
  'The pages are as they were, with the scripts that they name. Some functions may be new; repeat the release.';
const UNRECORDED =
  'The new site is live, and the next build does not know of it, so that it drops its scripts too soon. Tell it, and finish:';
const LIVE = 'The new site is live. Viewers have it; the old one is one command away:';

const POLL_MS = 10_000;
/** An hour: a large collection takes that long to index. */
const POLLS = 360;

/** A step that is done as soon as its work has succeeded once in this release. */
function work(name: string, stands: string, command: string, apply: () => Promise<string>): ReleaseStep {
  let found: string | undefined;
  return {
    name,
    stands,
    command,
    look: async () => (found === undefined ? missing('not yet') : right(found)),
    async apply() {
      found = await apply();
    },
  };
}

async function requireClean(workshop: Workshop): Promise<void> {
  const changed = await workshop.git('status', '--porcelain');
  if (changed !== '') throw new Error(`not committed: ${changed.split('\n').join(', ')}`);
}

async function awaitIndexes({ google, project, pause }: Operation): Promise<void> {
  for (let polls = 0; ; polls += 1) {
    const unready = await unreadyIndexes(google, project);
    if (unready.length === 0) return;
    if (polls === POLLS) throw new Error(`not ready after an hour: ${unready.join('; ')}`);
    await pause(POLL_MS);
  }
}

function beginning(operation: Operation, workshop: Workshop, again: string): ReleaseStep[] {
  const steps = projectSteps(operation).filter(({ name }) => !MAY_COME_LATER.has(name));
  return [
    work('Commits', UNCHANGED, 'git status', async () => {
      await requireClean(workshop);
      return workshop.git('rev-parse', '--short', 'HEAD');
    }),
    work('Project', UNCHANGED, `npm run project -- ${operation.project}`, async () => {
      const left = await walkSteps(steps, { apply: false, print: () => {} });
      if (left.length > 0) throw new Error(`not right: ${left.join(', ')}`);
      return 'everything that a site needs';
    }),
    work('Tests', UNCHANGED, 'npm run verify', async () => {
      await workshop.npm('run', 'verify');
      return 'format, types, lint and unit tests';
    }),
    work('Build', UNCHANGED, `git commit -am "Build the site."\n${again}`, async () => {
      await workshop.npm('run', 'build:web');
      // It writes the Content Security Policy into firebase.json.
      await requireClean(workshop);
      return 'web/dist, from what is committed';
    }),
  ];
}

/** Pages that are open ask for scripts of the live release, which this build has only where its folder knew that one. */
const openPages = (operation: Operation, workshop: Workshop, again: string, drops: boolean): ReleaseStep =>
  work('Open pages', UNCHANGED, again, async () => {
    if (drops) return 'may have to load anew';
    const built = await workshop.assets();
    const gone = (await liveScripts(operation)).find((script) => !built.includes(script));
    if (gone === undefined) return 'find their scripts';
    throw new Error(
      `web/dist lacks ${gone}, which the live site names. Bring web/dist of its last release here, or let open pages load anew with --drop-open-pages`,
    );
  });

const asserted = (steps: readonly Step[], stands: string, command: string): ReleaseStep[] =>
  steps.map((step) => ({ ...step, stands, command: `${command}\n${step.command}` }));

/**
 * @param moment such as `20261125T2030`, in UTC. Tags and thereby rollbacks name it.
 * @param dropsOpenPages true lets the new site lack the scripts of the live one.
 */
export function releaseSteps(
  operation: Operation,
  workshop: Workshop,
  moment: string,
  { dropsOpenPages = false }: { readonly dropsOpenPages?: boolean } = {},
): ReleaseStep[] {
  const { project, google } = operation;
  const again = `npm run release -- ${project}`;
  const back = `npm run rollback -- ${project}`;
  const deploy = (only: string) =>
    workshop.firebase('deploy', '--only', only, '--project', project, '--non-interactive', '--force');
  return [
    ...beginning(operation, workshop, again),
    openPages(operation, workshop, again, dropsOpenPages),
    work('Indexes', UNCHANGED, again, async () => {
      // Without --force: an index that another version needs is not deleted.
      await workshop.firebase(
        'deploy',
        '--only',
        'firestore:indexes',
        '--project',
        project,
        '--non-interactive',
      );
      await awaitIndexes(operation);
      return 'ready';
    }),
    work('Functions', PAGES_UNCHANGED, again, async () => {
      await deploy('functions');
      return 'deployed';
    }),
    work('Rules', PAGES_UNCHANGED, again, async () => {
      await deploy('firestore:rules,storage');
      return 'deployed';
    }),
    work('Site', PAGES_UNCHANGED, again, async () => {
      await workshop.goesLive();
      await deploy('hosting');
      return (await liveVersions(google, project))[0] ?? 'deployed';
    }),
    work('Kept scripts', UNRECORDED, `npm run record:deploy -- ${project}\n${again}`, async () => {
      await workshop.npm('run', 'record:deploy', '--', project);
      return `the next builds keep those of the last two releases of ${project}`;
    }),
    ...asserted(siteChecks(operation, `https://${project}.web.app`), LIVE, back),
    work('Tag', LIVE, back, async () => {
      const tag = `release-${project}-${moment}`;
      const [version = ''] = await liveVersions(google, project);
      await workshop.git('tag', '--annotate', tag, '--message', version);
      return tag;
    }),
  ];
}

/** A preview of the pages at an address of its own, with the functions of the live site. The live site stays. */
export function previewSteps(operation: Operation, workshop: Workshop, channel: string): ReleaseStep[] {
  const { project, google } = operation;
  const again = `npm run release -- ${project} --preview ${channel}`;
  const live = 'The live site is as it was.';
  return [
    ...beginning(operation, workshop, again),
    work('Preview', live, again, async () => {
      await workshop.firebase('hosting:channel:deploy', channel, '--project', project, '--non-interactive');
      return channelOrigin(google, project, channel);
    }),
    work('Checks', live, again, async () => {
      const checks = siteChecks(operation, await channelOrigin(google, project, channel));
      const left = await walkSteps(checks, { apply: false, print: () => {} });
      if (left.length > 0) throw new Error(`not right: ${left.join(', ')}`);
      return `${checks.length} are right`;
    }),
  ];
}
