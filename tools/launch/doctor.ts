import { findJar } from '../emulators/jars.ts';
import { findJava } from '../emulators/java.ts';
import { findChromium } from '../lib/chromium.ts';
import { freeBytes, NEEDED_BYTES } from '../lib/disk.ts';
import { engineProblem } from '../lib/engines.ts';
import { hasFfmpeg } from '../lib/ffmpeg.ts';
import {
  basePort,
  portsFrom,
  START_BASE_PORT,
  TEST_BASE_PORT,
  takenPorts,
  USED_PORTS,
} from '../lib/ports.ts';
import { ROOT } from '../lib/run.ts';
import {
  aboutBrowser,
  aboutDisk,
  aboutEngines,
  aboutFfmpeg,
  aboutFirestore,
  aboutJava,
  aboutPorts,
  aboutStorage,
  type Finding,
} from './doctor/findings.ts';

const MARKS: Record<Finding['state'], string> = { good: '✔', note: '•', missing: '✘' };

async function ports(command: string, fallback: number): Promise<Finding> {
  const base = basePort(fallback);
  const all = portsFrom(base);
  const taken = await takenPorts(all, USED_PORTS);
  return aboutPorts(
    command,
    base,
    taken.map((name) => all[name]),
  );
}

function node(): Finding {
  const host = /node\/v(\S+)/.exec(process.env.npm_config_user_agent ?? '')?.[1];
  const installed = host ? `${host} installed, ` : '';
  return {
    state: 'good',
    text: `Node: ${installed}${process.versions.node} among our packages runs everything`,
  };
}

const java = findJava();
const [firestore, storage] = await Promise.all([findJar('firestore'), findJar('storage')]);
const findings: Finding[] = [
  node(),
  aboutJava(java),
  aboutFirestore(firestore),
  aboutStorage(storage, java),
  aboutBrowser(findChromium()),
  aboutEngines(engineProblem()),
  aboutFfmpeg(hasFfmpeg()),
  aboutDisk(await freeBytes(ROOT), NEEDED_BYTES),
  await ports('npm start', START_BASE_PORT),
  await ports('npm test', TEST_BASE_PORT),
];

for (const { state, text } of findings) console.log(`${MARKS[state]} ${text}`);
const missing = findings.filter(({ state }) => state === 'missing').length;
console.log(missing === 0 ? '\nNothing is missing.' : `\n${missing} missing: see ${MARKS.missing} above.`);
process.exitCode = missing === 0 ? 0 : 1;
