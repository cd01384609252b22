/** Reads an address of the run under test, which tools/lib/run.ts sets. @throws Error when it is missing. */
function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start these tests through npm test.`);
  return value;
}

export const site = () => fromEnvironment('BOMA_SITE');
export const mediaServer = () => fromEnvironment('BOMA_MEDIA_SERVER');
export const googleChooser = () => fromEnvironment('BOMA_GOOGLE_CHOOSER');
export const pushSimulator = () => fromEnvironment('BOMA_PUSH');
export const mailbox = () => fromEnvironment('BOMA_MAILBOX');
export const functionsUrl = () => fromEnvironment('BOMA_FUNCTIONS');
export const project = () => fromEnvironment('GCLOUD_PROJECT');
export const playbackSecret = () => fromEnvironment('PLAYBACK_SECRET');
export const mailWebhookSecret = () => fromEnvironment('MAIL_WEBHOOK_SECRET');

async function controlCamera(code: string, change: object): Promise<void> {
  const answer = await fetch(`${mediaServer()}/control/cameras/${code}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
  if (!answer.ok) throw new Error(`The camera simulator answered ${answer.status} for ${code}`);
}

/** Takes a simulated camera off the air or puts it back on. */
export const setOnAir = (code: string, onAir: boolean): Promise<void> => controlCamera(code, { onAir });

/** Lets the media server count so many players more than there are. */
export const imagineViewers = (code: string, viewers: number): Promise<void> =>
  controlCamera(code, { viewers });
