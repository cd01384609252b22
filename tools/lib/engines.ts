import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installWithApt } from './apt.ts';

/** GStreamer's parts that WebKit plays H.264 and AAC with. */
const MEDIA = [
  'gstreamer1.0-plugins-base',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-plugins-bad',
  'gstreamer1.0-libav',
  'libavcodec59',
];

/** The browsers of `npm run test:engines`, as Debian 12 packages them. */
const ENGINES = [
  { name: 'Firefox', programs: ['firefox-esr'], packages: ['firefox-esr'] },
  {
    name: 'WebKitGTK',
    programs: ['WebKitWebDriver', 'Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb', ...MEDIA],
  },
  { name: 'WPE WebKit', programs: ['WPEWebDriver', 'cog'], packages: ['wpewebkit-driver', 'cog', ...MEDIA] },
] as const;

function isInstalled(program: string, env: NodeJS.ProcessEnv): boolean {
  return (env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}

const missingEngines = (env: NodeJS.ProcessEnv) =>
  ENGINES.filter(({ programs }) => !programs.every((program) => isInstalled(program, env)));

/** Says which engines are missing and how to install them; nothing if all are there. */
export function engineProblem(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const missing = missingEngines(env);
  if (missing.length === 0) return undefined;
  const names = missing.map(({ name }) => name).join(', ');
  const packages = [...new Set(missing.flatMap((engine) => [...engine.packages]))].join(' ');
  return `${names} missing. On Debian 12, as root: apt-get update && apt-get install -y --no-install-recommends ${packages}`;
}

/** Installs the engines that are missing. @throws Error with what to do where that fails. */
export async function installEngines(log: (line: string) => void): Promise<void> {
  const missing = missingEngines(process.env);
  if (missing.length > 0) {
    log(`Installing ${missing.map(({ name }) => name).join(', ')} (once)`);
    installWithApt([...new Set(missing.flatMap(({ packages }) => [...packages]))]);
  }
  const problem = engineProblem();
  if (problem) throw new Error(problem);
  log(`Using ${ENGINES.map(({ name }) => name).join(', ')}`);
}
