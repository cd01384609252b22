import { readArguments, runScript } from '../lib/operator-script.ts';
import { connect, projectIn } from './connect.ts';
import { runRelease } from './release/run-release.ts';
import { previewSteps, releaseSteps } from './release/steps.ts';
import { workshop } from './workshop.ts';

const HELP = `Releases what is committed: checks, builds, deploys, asks the live site, and tags.
  npm run release -- <id of the Firebase project>
  --preview <name>   deploys the pages to an address of their own; the live site stays
  --drop-open-pages  releases also where web/dist lacks the scripts of the live site: open pages load anew
A step that fails ends the release and says what stands.
It uses your own Google account: sign in once with gcloud auth application-default login and npx firebase login.`;

async function main(): Promise<number> {
  const { values, positionals } = readArguments(HELP, {
    preview: { type: 'string' },
    'drop-open-pages': { type: 'boolean', default: false },
  });
  const project = projectIn(positionals, 'release');
  const operation = await connect(project);
  const moment = new Date().toISOString().replace(/[-:]|\..*/g, '');
  const steps = values.preview
    ? previewSteps(operation, workshop, values.preview)
    : releaseSteps(operation, workshop, moment, { dropsOpenPages: values['drop-open-pages'] });
  return (await runRelease(steps, console.log)) ? 0 : 1;
}

await runScript(main);
