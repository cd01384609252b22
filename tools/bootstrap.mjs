// Runs on whatever Node the machine has and before anything is installed, hence plain JavaScript without imports of ours.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const NEEDED_NODE = [20, 11];
const NEEDED_JAVA = 17;

function stop(line) {
  console.error(line);
  process.exit(1);
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NEEDED_NODE[0] || (major === NEEDED_NODE[0] && minor >= NEEDED_NODE[1])) return;
  stop(
    `Node ${NEEDED_NODE.join('.')} or newer is needed, this is ${process.versions.node}. See https://nodejs.org`,
  );
}

function requireJava() {
  const { error, stderr, stdout } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const version = error ? undefined : /version "(?:1\.)?(\d+)/.exec(`${stderr}${stdout}`)?.[1];
  const how = `install a JDK, for example from https://adoptium.net or with: apt-get install openjdk-${NEEDED_JAVA}-jdk-headless`;
  if (version === undefined)
    stop(`Java ${NEEDED_JAVA} or newer is needed by the emulators and was not found: ${how}`);
  if (Number(version) < NEEDED_JAVA)
    stop(`Java ${NEEDED_JAVA} or newer is needed by the emulators, this is ${version}: ${how}`);
}

/** `npm ci` unless the last one that worked was for this very lock. */
function install(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const stamp = join(folder, 'node_modules', '.boma-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log(`• Installing packages in ${folder} (once)`);
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) stop(`npm ci failed in ${folder}; the lines above say why.`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lock);
}

/** The rest runs on the Node that is among our packages, which reads TypeScript as it is. */
function continueWith(tool, args) {
  const node = join(ROOT, 'node_modules', '.bin', 'node');
  const child = spawn(node, [join(ROOT, 'tools', `${tool}.ts`), ...args], { cwd: ROOT, stdio: 'inherit' });
  // A Ctrl-C reaches the child by itself; it stops in order and this process waits for that.
  process.on('SIGINT', () => {});
  for (const name of ['SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name));
  child.on('exit', (code) => process.exit(code ?? 1));
}

const [tool, ...args] = process.argv.slice(2);
requireNode();
if (!args.includes('--no-java')) requireJava();
install(ROOT);
install(join(ROOT, 'functions'));
continueWith(
  tool,
  args.filter((arg) => arg !== '--no-java'),
);
