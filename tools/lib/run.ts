import { tmpdir, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type Ports, portsFrom } from './ports.ts';
import { runMarks } from './processes.ts';

export const ROOT = resolve(dirname(import.meta.filename), '../..');

/** What the simulators and the functions share on one machine; production has its own in Secret Manager. */
export const LOCAL_PLAYBACK_SECRET = 'local-playback-secret';

export const LOCAL_MAIL_WEBHOOK_SECRET = 'local-mail-webhook-secret';

/** Test credentials of a Stripe that runs on this machine; production has its own in Secret Manager. */
export const LOCAL_STRIPE = { key: 'sk_test_local', webhookSecret: 'whsec_local' } as const;

/** One run of the whole site on this machine: project, ports and folders. */
export type Run = {
  project: string;
  ports: Ports;
  dir: string;
  /** Firebase's tools store files here by project. Two runs that shared it would mix them up. */
  tempDir: string;
  /** The Firebase project that the emulators run. They reload no function below a folder such as `.boma`. */
  stageDir: string;
  site: string;
  mediaServer: string;
  /** Origin of the Google simulator's sign-in window. */
  googleChooser: string;
  /** Origin of the Stripe simulator: API, checkout and portal. */
  stripe: string;
  /** Origin of the push simulator. */
  push: string;
  /** Origin of the mailbox: the page of the mail simulator. */
  mailbox: string;
  /** Address of the mail simulator for what sends mails. */
  smtp: string;
  functionsUrl: string;
  /** Milliseconds that the camp's clock is ahead of the real one: it decides the light in the pictures. */
  campShift: number;
};

export function describeRun(project: string, base: number, region: string, campShift = 0): Run {
  const ports = portsFrom(base);
  const tempDir = join(tmpdir(), `boma-${userInfo().uid}-${base}`);
  const origin = (port: number) => `http://127.0.0.1:${port}`;
  return {
    project,
    ports,
    dir: join(ROOT, '.boma', `${project}-${base}`),
    tempDir,
    stageDir: join(tempDir, 'project'),
    site: origin(ports.hosting),
    mediaServer: origin(ports.cameras),
    googleChooser: origin(ports.google),
    stripe: origin(ports.stripe),
    push: origin(ports.push),
    mailbox: origin(ports.mail),
    smtp: `smtp://127.0.0.1:${ports.smtp}`,
    functionsUrl: `${origin(ports.functions)}/${project}/${region}`,
    campShift,
  };
}

/** The environment for the parts of the run. */
export function partEnvironment(run: Run): NodeJS.ProcessEnv {
  return { ...process.env, ...runMarks(run.dir), TMPDIR: run.tempDir };
}

/** The addresses and secrets of this run, as variables of an environment. */
export function runAddresses(run: Run): Record<string, string> {
  const host = (port: number) => `127.0.0.1:${port}`;
  return {
    ...runMarks(run.dir),
    GCLOUD_PROJECT: run.project,
    // Without it, Google's libraries look for a cloud machine's metadata first, and warn that there is none.
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_HOST: host(run.ports.firestore),
    FIREBASE_AUTH_EMULATOR_HOST: host(run.ports.auth),
    FIREBASE_STORAGE_EMULATOR_HOST: host(run.ports.storage),
    STORAGE_EMULATOR_HOST: `http://${host(run.ports.storage)}`,
    BOMA_SITE: run.site,
    BOMA_MEDIA_SERVER: run.mediaServer,
    BOMA_GOOGLE_CHOOSER: run.googleChooser,
    BOMA_STRIPE: run.stripe,
    BOMA_PUSH: run.push,
    BOMA_MAILBOX: run.mailbox,
    SMTP_URL: run.smtp,
    PUSH_ADDRESS: run.push,
    BOMA_FUNCTIONS: run.functionsUrl,
    // Tests also run the functions' code in their own process.
    MEDIA_SERVER: run.mediaServer,
    MEDIA_APPLICATION: 'boma',
    PLAYBACK_SECRET: LOCAL_PLAYBACK_SECRET,
    MAIL_WEBHOOK_SECRET: LOCAL_MAIL_WEBHOOK_SECRET,
    STRIPE_SECRET_KEY: LOCAL_STRIPE.key,
    STRIPE_WEBHOOK_SECRET: LOCAL_STRIPE.webhookSecret,
    STRIPE_ADDRESS: run.stripe,
  };
}

/** The environment for everything that talks to this run: tests, seed, scripts. */
export function runEnvironment(run: Run): NodeJS.ProcessEnv {
  return { ...process.env, ...runAddresses(run) };
}
