import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import {
  LOCAL_MAIL_WEBHOOK_SECRET,
  LOCAL_PLAYBACK_SECRET,
  LOCAL_STRIPE,
  ROOT,
  type Run,
} from '../lib/run.ts';
import { type FirebaseConfig, localFirebaseConfig } from './local-config.ts';

export type StageOptions = {
  /** A linked site shows a rebuild at once; a copied one stays what it was when the run began. */
  site: 'copy' | 'link';
};

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

function link(path: string, at: string): void {
  mkdirSync(dirname(at), { recursive: true });
  if (lstatSync(at, { throwIfNoEntry: false })) rmSync(at, { recursive: true });
  symlinkSync(join(ROOT, path), at);
}

function dotenv(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([key, value]) => `${key}=${value}\n`)
    .join('');
}

/** A functions folder of this run's own, so that runs side by side never see each other's build or settings. */
function stageFunctions(run: Run): void {
  const dir = join(run.stageDir, 'functions');
  mkdirSync(dir, { recursive: true });
  for (const name of ['package.json', 'node_modules']) link(join('functions', name), join(dir, name));
  const { version } = readJson<{ version: string }>(join(ROOT, 'package.json'));
  const settings = {
    MEDIA_SERVER: run.mediaServer,
    MEDIA_APPLICATION: 'boma',
    API_MIN_INSTANCES: '0',
    SITE_ORIGIN: run.site,
    CONTACT_MAIL: 'rangers@boma.test',
    GOOGLE_CHOOSER: run.googleChooser,
    STRIPE_ADDRESS: run.stripe,
    PUSH_ADDRESS: run.push,
    BOMA_VERSION: version,
    CAMP_SHIFT: String(run.campShift),
  };
  writeFileSync(join(dir, `.env.${run.project}`), dotenv(settings));
  writeFileSync(
    join(dir, '.secret.local'),
    dotenv({
      PLAYBACK_SECRET: LOCAL_PLAYBACK_SECRET,
      SMTP_URL: run.smtp,
      MAIL_WEBHOOK_SECRET: LOCAL_MAIL_WEBHOOK_SECRET,
      STRIPE_SECRET_KEY: LOCAL_STRIPE.key,
      STRIPE_WEBHOOK_SECRET: LOCAL_STRIPE.webhookSecret,
    }),
  );
}

function stageSite(run: Run, site: StageOptions['site']): void {
  const built = join(ROOT, 'web/dist');
  mkdirSync(built, { recursive: true });
  const copy = join(run.stageDir, 'web/dist');
  if (site === 'link') return link('web/dist', copy);
  if (existsSync(copy)) rmSync(copy, { recursive: true });
  cpSync(built, copy, { recursive: true });
}

/** Lays out the run's folder as a Firebase project: the production configuration, on this run's ports. */
export function stageProject(run: Run, { site }: StageOptions): void {
  mkdirSync(run.stageDir, { recursive: true });
  const production = readJson<FirebaseConfig>(join(ROOT, 'firebase.json'));
  stageSite(run, site);
  const assets = join(run.stageDir, 'web/dist/assets');
  const config = localFirebaseConfig(production, run.ports, existsSync(assets) ? readdirSync(assets) : []);
  writeFileSync(join(run.stageDir, 'firebase.json'), `${JSON.stringify(config, null, 2)}\n`);
  for (const file of ['firestore.rules', 'firestore.indexes.json', 'storage.rules'])
    link(file, join(run.stageDir, file));
  stageFunctions(run);
}
