import { AppError } from '@boma/domain/errors.ts';
import { NOTICE_ICONS } from '@boma/domain/notifications/notifications.constants.ts';
import { type NotifyInput, notifyInput } from '@boma/domain/notifications/notifications.schema.ts';
import { answered, chooseSite, Mistake, readArguments, runScript } from '../lib/operator-script.ts';

const HELP = `Sends a notice to all viewers who are on the site now.
  npm run notify -- --message "…" [--caption "…"] [--colour seagreen] [--timeout 3500] [--image /covers/tau-sm.jpg]
    [--icon ${NOTICE_ICONS.join('|')}] [--link /wildlife/shows --link-text "…"] [--project <id> | --local] [--dry-run]
The timeout is in milliseconds. Without a project it goes to the site that npm start runs on this machine. With one it
uses your own Google account: sign in once with gcloud auth application-default login.`;

const text = { type: 'string' } as const;
const options = {
  message: text,
  caption: text,
  colour: text,
  timeout: text,
  image: text,
  icon: text,
  link: text,
  'link-text': text,
} as const;

/** The given options alone, so that the others get their defaults. The verb refuses what is invalid. */
function inputFrom(values: Readonly<Record<string, string | boolean | undefined>>): NotifyInput {
  const fields = {
    message: values.message,
    caption: values.caption,
    colour: values.colour,
    timeout: values.timeout === undefined ? undefined : Number(values.timeout),
    img_url: values.image,
    icon: values.icon,
    link_url: values.link,
    link_text: values['link-text'],
  };
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as NotifyInput;
}

/** Each problem by the option that has it. */
function problemsOf(error: AppError): string {
  const problems = Object.entries(error.details.errors ?? {});
  const lines = problems.map(([field, sentences]) => `${field}: ${sentences.join(' ')}`);
  return lines.join(' ') || error.code;
}

async function main(): Promise<number> {
  const { values, positionals } = readArguments(HELP, options);
  if (!values.message || positionals.length > 0)
    throw new Mistake('What does it say? npm run notify -- --message "…" (in quotation marks)', 2);
  const input = inputFrom(values);
  const checked = notifyInput.safeParse(input);
  if (!checked.success) {
    const lines = checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Mistake(lines.join(' '));
  }
  await chooseSite({ project: values.project, local: values.local || !values.project });
  if (values['dry-run']) {
    console.log(`Would send: ${JSON.stringify(checked.data)}`);
    return 0;
  }
  // Here, so that help and mistakes do not wait for the server's code.
  const { notifyEverybody } = await import('../../functions/src/notifications/notify-everybody.ts');
  const { systemContext } = await import('../../functions/src/platform/context.ts');
  try {
    const { id } = await answered(notifyEverybody({ ctx: systemContext(), input }));
    console.log(`Sent as notify-sitewide/${id}.`);
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new Mistake(problemsOf(error));
  }
}

await runScript(main);
