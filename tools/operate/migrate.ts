import { chooseSite, Mistake, readArguments, runScript } from '../lib/operator-script.ts';
import { MIGRATIONS } from './migrations/migrations.ts';

const HELP = `Changes the shape of stored documents.
  npm run migrate -- <name> --project <id of the Firebase project>
  --local    on the site that npm start runs on this machine, in place of --project
  --dry-run  counts, shows the first changes, and writes nothing
  --restart  begins with the first document, also where an earlier run has come further
  --page     how many documents are read at once (200)
A run that was ended goes on where it was. It uses your own Google account: sign in once with
gcloud auth application-default login.

${MIGRATIONS.map(({ name, what }) => `  ${name}\n      ${what}`).join('\n')}`;

async function main(): Promise<number> {
  const { values, positionals } = readArguments(HELP, {
    restart: { type: 'boolean', default: false },
    page: { type: 'string', default: '200' },
  });
  const migration = MIGRATIONS.find(({ name }) => name === positionals[0]);
  if (!migration || positionals.length > 1)
    throw new Mistake(`Which one? ${MIGRATIONS.map(({ name }) => name).join(', ')}. --help says more.`, 2);
  const page = Number(values.page);
  if (!Number.isInteger(page) || page < 1 || page > 1000) throw new Mistake('--page is from 1 to 1000.', 2);
  await chooseSite(values);
  // Here, so that help and mistakes do not wait for the server's code.
  const { runMigration } = await import('../../functions/src/platform/migrations/run-migration.ts');
  const { misfits } = await runMigration({
    migration,
    isDry: values['dry-run'],
    isRestart: values.restart,
    page,
    now: Date.now,
    print: console.log,
  });
  return misfits === 0 ? 0 : 1;
}

await runScript(main);
