import { parseArgs } from 'node:util';
import { AppError } from '@boma/domain/errors.ts';
import { NOTICE_ICONS } from '@boma/domain/notifications/notifications.constants.ts';
import type { NotifyInput } from '@boma/domain/notifications/notifications.schema.ts';
import { notifyEverybody } from '../../functions/src/notifications/notify-everybody.ts';
import { systemContext } from '../../functions/src/platform/context.ts';
import { REGION } from '../../functions/src/platform/region.ts';
import { basePort, START_BASE_PORT } from '../lib/ports.ts';
import { describeRun, runEnvironment } from '../lib/run.ts';

const HELP = `Sends a notice to all viewers who are on the site now.
  npm run notify -- --message "…" [--caption "…"] [--colour seagreen] [--timeout 3500] [--image /covers/tau-sm.jpg]
    [--icon ${NOTICE_ICONS.join('|')}] [--link /wildlife/shows --link-text "…"] [--project <id>]
The timeout is in milliseconds. Without a project it goes to the site that npm start runs on this machine. With one it
uses your own Google account: sign in once with gcloud auth application-default login.`;

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    message: text,
    caption: text,
    colour: text,
    timeout: text,
    image: text,
    icon: text,
    link: text,
    'link-text': text,
    project: text,
  },
});

/** The given options alone, so that the others get their defaults. The verb refuses what is invalid. */
function inputFrom(): NotifyInput {
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

if (!values.message) {
  console.error(HELP);
  process.exit(2);
}
if (values.project) {
  process.env.GCLOUD_PROJECT = values.project;
  process.env.GOOGLE_CLOUD_PROJECT = values.project;
} else {
  Object.assign(process.env, runEnvironment(describeRun('demo-boma', basePort(START_BASE_PORT), REGION)));
}
try {
  const { id } = await notifyEverybody({ ctx: systemContext(), input: inputFrom() });
  console.log(`Sent as notify-sitewide/${id}.`);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  const problems = Object.entries(error.details.errors ?? {});
  for (const [field, sentences] of problems) console.error(`${field}: ${sentences.join(' ')}`);
  if (problems.length === 0) console.error(error.code);
  process.exit(1);
}
