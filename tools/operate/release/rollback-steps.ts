import { liveVersions, releaseVersion } from '../hosting.ts';
import type { Operation } from '../operation.ts';
import { siteChecks } from '../site-checks.ts';
import { missing, right } from '../step.ts';
import type { Workshop } from '../workshop.ts';
import type { ReleaseStep } from './run-release.ts';

/**
 * Brings the version back that was live before the present one, or `to`. The pinned function `page` goes back with it.
 * The other functions follow by a release of the tag.
 */
export function rollbackSteps(operation: Operation, workshop: Workshop, to?: string): ReleaseStep[] {
  const { google, project } = operation;
  const again = `npm run rollback -- ${project}`;
  let target = to;
  return [
    {
      name: 'Site',
      stands: 'The site is as it was.',
      command: again,
      async look() {
        const [live, ...older] = await liveVersions(google, project);
        target ??= older.find((version) => version !== live);
        if (!target) throw new Error('no other version was ever live');
        return live === target ? right(target) : missing(`${live} is live`);
      },
      apply: async () => {
        if (target) await releaseVersion(google, project, target);
      },
    },
    ...siteChecks(operation, `https://${project}.web.app`).map((step) => ({
      ...step,
      stands: 'The older pages are live, and this is not right:',
    })),
    {
      name: 'Functions',
      stands: 'The older pages are live, with the newer functions.',
      command: 'git tag --list',
      async look() {
        const tags = await workshop.git(
          'tag',
          '--list',
          `release-${project}-*`,
          '--format=%(refname:short) %(contents)',
        );
        const tag = tags
          .split('\n')
          .find((line) => target && line.endsWith(` ${target}`))
          ?.split(' ')[0];
        if (!tag) return missing('no tag names this version');
        return right(
          `still the newer ones. To take them back too: git checkout ${tag} && npm ci && npm ci --prefix functions && npm run release -- ${project}`,
        );
      },
    },
  ];
}
