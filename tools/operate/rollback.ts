import { readArguments, runScript } from '../lib/operator-script.ts';
import { connect, projectIn } from './connect.ts';
import { rollbackSteps } from './release/rollback-steps.ts';
import { runRelease } from './release/run-release.ts';
import { workshop } from './workshop.ts';

const HELP = `Makes the pages live again that were live before, within seconds.
  npm run rollback -- <id of the Firebase project>
  --to <sites/my-boma/versions/…>  a version of your choice, as the tags name it
It uses your own Google account: sign in once with gcloud auth application-default login.`;

async function main(): Promise<number> {
  const { values, positionals } = readArguments(HELP, { to: { type: 'string' } });
  const operation = await connect(projectIn(positionals, 'rollback'));
  return (await runRelease(rollbackSteps(operation, workshop, values.to), console.log)) ? 0 : 1;
}

await runScript(main);
