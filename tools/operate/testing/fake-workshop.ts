import type { Workshop } from '../workshop.ts';
import { deployIndexes } from './deploy-indexes.ts';
import type { FakeProject } from './google/fake-project.ts';

/**
 * The repository's tools over a fake project: `firebase deploy` changes it as the real one does. A build makes a version with
 * a script of its own.
 */
export function fakeWorkshop(project: FakeProject) {
  const commands: string[] = [];
  const tags = new Map<string, string>();
  const deployed = { functions: 0, rules: 0 };
  let refuse: RegExp | undefined;
  let changed = '';
  let keepsAssets = true;
  const record = (command: string): void => {
    commands.push(command);
    if (refuse?.test(command)) throw new Error(`${command} ended with 1; its lines above say why`);
  };
  const newVersion = () => {
    const number = project.releases.length + project.channels.size + 1;
    return { name: `sites/${project.id}/versions/${number}`, scripts: [`/assets/entry-${number}.js`] };
  };
  const workshop: Workshop = {
    async firebase(...args) {
      record(`firebase ${args.join(' ')}`);
      const only = args[args.indexOf('--only') + 1];
      if (args[0] === 'hosting:channel:deploy') project.channels.set(args[1] ?? '', newVersion());
      else if (only === 'firestore:indexes') deployIndexes(project, 'CREATING');
      else if (only === 'functions') deployed.functions += 1;
      else if (only === 'hosting')
        project.releases.push({ releaseTime: '2026-11-25T20:30:00Z', version: newVersion() });
      else deployed.rules += 1;
    },
    async npm(...args) {
      record(`npm ${args.join(' ')}`);
    },
    async git(...args) {
      record(`git ${args.join(' ')}`);
      if (args[0] === 'status') return changed;
      if (args[0] === 'rev-parse') return 'abc1234';
      if (args[1] === '--annotate') tags.set(args[2] ?? '', args.at(-1) ?? '');
      return [...tags].map(([tag, message]) => `${tag} ${message}`).join('\n');
    },
    async assets() {
      return keepsAssets ? project.releases.flatMap(({ version }) => version.scripts) : [];
    },
    async goesLive() {
      record('goes live');
    },
  };
  return {
    workshop,
    commands,
    tags,
    deployed,
    refuseCommands: (pattern: RegExp | undefined) => {
      refuse = pattern;
    },
    change: (status: string) => {
      changed = status;
    },
    /** As on a machine without `web/dist` of the last release. */
    forgetAssets: () => {
      keepsAssets = false;
    },
  };
}
