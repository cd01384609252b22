// Runs on the machine's own Node before any package is installed: plain JavaScript that imports neither packages nor project files.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const PARENT = process.ppid;
const NEEDED_NODE = [20, 11];
const NEEDED_JAVA = 17;
const NEEDED_MEGABYTES = 2048;

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

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Compares the lock with npm's record of what it installed. After a broken install there is no such record. */
function isInstalled(folder) {
  const wanted = readJson(join(folder, 'package-lock.json')).packages;
  const present = readJson(join(folder, 'node_modules', '.package-lock.json'))?.packages;
  if (!present) return false;
  return Object.entries(wanted).every(([path, { version, optional, devOptional, peer }]) => {
    const found = present[path];
    // Packages for other platforms are in the lock and rightly absent here.
    if (!found) return !path.includes('node_modules/') || Boolean(optional || devOptional || peer);
    return found.version === version;
  });
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    // A process of another user is alive too.
    return problem.code === 'EPERM';
  }
}

/** The process that holds a lock; undefined when it has just been released. */
function holderOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Two installations at once in one folder destroy each other, so the second one waits. */
function holdInstallLock() {
  const lock = join(ROOT, '.boma', 'installing');
  mkdirSync(dirname(lock), { recursive: true });
  for (let told = false; ; ) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return () => rmSync(lock, { force: true });
    } catch (problem) {
      if (problem.code !== 'EEXIST') throw problem;
    }
    const holder = holderOf(lock);
    if (holder === undefined) continue;
    if (!isAlive(holder)) rmSync(lock, { force: true });
    else if (!told) console.log('• Waiting for another installation in this folder');
    told = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  }
}

/** Starts a child that ends when this process is asked to stop or its parent is gone, until `letGo` is called. */
function startWithUs(command, args, options) {
  const names = ['SIGTERM', 'SIGHUP'];
  // Before the child starts: a signal in between would leave it behind. Handlers run after this function.
  for (const name of names) process.on(name, pass);
  const child = spawn(command, args, options);
  function pass(name) {
    child.kill(name);
  }
  // npm passes a SIGTERM on to its shell only, and the shell ends without passing it on to us.
  const orphaned = () => process.env.npm_lifecycle_event && process.ppid !== PARENT;
  const orphanCheck = setInterval(() => orphaned() && child.kill('SIGTERM'), 500);
  orphanCheck.unref();
  const letGo = () => {
    clearInterval(orphanCheck);
    for (const name of names) process.off(name, pass);
  };
  return { child, letGo };
}

function install(folder) {
  console.log(`• Installing packages in ${folder} (once, a minute or two)`);
  const began = Date.now();
  // Where NODE_ENV says production, npm would leave out what builds and tests.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { child: npm, letGo } = startWithUs('npm', args, { cwd: folder, stdio: 'inherit' });
  const timer = setInterval(() => console.log(`•   … ${Math.round((Date.now() - began) / 1000)} s`), 10_000);
  return new Promise((resolve) => {
    npm.once('exit', (code, signal) => {
      clearInterval(timer);
      letGo();
      if (signal) stop(`npm ci was interrupted in ${folder}.`);
      if (code !== 0) stop(`npm ci failed in ${folder}; the lines above say why.`);
      resolve();
    });
  });
}

function requireDisk() {
  const { bavail, bsize } = statfsSync(ROOT);
  const free = Math.floor((bavail * bsize) / 1024 ** 2);
  if (free >= NEEDED_MEGABYTES) return;
  stop(
    `Only ${free} MB free on the disk of ${ROOT}, and the packages need some: free at least ${NEEDED_MEGABYTES} MB and start again.`,
  );
}

async function installMissing() {
  const folders = [ROOT, join(ROOT, 'functions')];
  if (folders.every(isInstalled)) return;
  requireDisk();
  const release = holdInstallLock();
  process.once('exit', release);
  for (const folder of folders) if (!isInstalled(folder)) await install(folder);
  release();
}

/** Sends Node's own downloads through the proxy of this machine, but not calls to the machine itself. */
function proxyEnvironment() {
  const { env } = process;
  if (!['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'].some((name) => env[name])) return {};
  const direct = [env.no_proxy || env.NO_PROXY, '127.0.0.1', 'localhost', '.localhost']
    .filter(Boolean)
    .join(',');
  return { NODE_USE_ENV_PROXY: '1', NO_PROXY: direct, no_proxy: direct };
}

/** Runs a tool on the Node among our packages, which runs TypeScript as it is. */
function continueWith(tool, args) {
  const node = join(ROOT, 'node_modules', '.bin', 'node');
  const env = { ...process.env, ...proxyEnvironment() };
  const { child } = startWithUs(node, [join(ROOT, 'tools/launch', `${tool}.ts`), ...args], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  child.once('error', () => stop(`${node} does not start. Delete node_modules and start again.`));
  // The terminal sends a Ctrl-C to the child as well. The child stops its parts in order, and this process waits.
  process.on('SIGINT', () => {});
  child.on('exit', (code) => process.exit(code ?? 1));
}

/** Stops when packages are missing: the doctor installs nothing. */
function requirePackages() {
  if ([ROOT, join(ROOT, 'functions')].every(isInstalled)) return;
  console.log(`✔ Node: ${process.versions.node}`);
  stop(
    '✘ Packages: not installed yet, or not those of the lock. npm start and npm test install them; then ask again.',
  );
}

const [tool, ...args] = process.argv.slice(2);
requireNode();
if (tool === 'doctor') requirePackages();
else {
  requireJava();
  await installMissing();
}
continueWith(tool, args);
