import { readArguments, runScript } from '../lib/operator-script.ts';
import { connect, projectIn } from './connect.ts';
import { projectSteps } from './project/steps.ts';
import { walkSteps } from './step.ts';

const HELP = `Looks at a project at Google and Stripe, and says what is right, what is missing and what makes it right.
  npm run project -- <id of the Firebase project>
  --apply                    makes right what it can; repeating it changes nothing more
  --billing-account <id>     links this account, with --apply
It uses your own Google account: sign in once with gcloud auth application-default login.`;

async function main(): Promise<number> {
  const { values, positionals } = readArguments(HELP, {
    apply: { type: 'boolean', default: false },
    'billing-account': { type: 'string' },
  });
  const project = projectIn(positionals, 'project');
  const steps = projectSteps(await connect(project), values['billing-account']);
  const left = await walkSteps(steps, { apply: values.apply, print: console.log });
  console.log(left.length === 0 ? '\nNothing is missing.' : `\nMissing: ${left.join(', ')}.`);
  return left.length === 0 ? 0 : 1;
}

await runScript(main);
