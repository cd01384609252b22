import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from './config.ts';
import { startGateway } from './gateway.ts';

const USAGE = `Usage: npm run media -- --config cameras.json [--check]

Puts real cameras on the site: reads each camera of the file with ffmpeg and answers all that the site asks of a media server.

  --config FILE   the cameras file; media-gateway/cameras.example.json is one
  --check         only say whether the file is right
  --help          this text

Environment:
  PLAYBACK_SECRET   the secret that the site's functions have, too
  and what the file names as \${NAME} in its sources, such as passwords of cameras

docs/media-server.md says how to run it for real.`;

function stop(line: string, code: number): never {
  console.error(line);
  process.exit(code);
}

function readFlags() {
  try {
    const flag = { type: 'boolean' } as const;
    return parseArgs({ options: { config: { type: 'string' }, check: flag, help: flag } }).values;
  } catch (problem) {
    return stop(`${problem instanceof Error ? problem.message : String(problem)}\n\n${USAGE}`, 2);
  }
}

function readFile(file: string) {
  try {
    return readConfig(file, process.env);
  } catch (problem) {
    if (problem instanceof ConfigError) return stop(problem.lines.join('\n'), 2);
    throw problem;
  }
}

const flags = readFlags();
if (flags.help) {
  console.log(USAGE);
  process.exit(0);
}
if (flags.config === undefined) stop(USAGE, 2);
const config = readFile(flags.config);
if (flags.check) {
  console.log(`The file is right. Cameras: ${config.cameras.length}.`);
  process.exit(0);
}
const secret = process.env.PLAYBACK_SECRET;
if (!secret)
  stop('The environment has no PLAYBACK_SECRET. It is the secret that the functions have, too.', 2);

// systemd adds the time of its own.
const log = (line: string) =>
  console.log(process.env.JOURNAL_STREAM ? line : `${new Date().toISOString()} ${line}`);
try {
  const gateway = await startGateway({ config, secret, log });
  log(
    `Cameras: ${config.cameras.length}, on ${gateway.url}. Health, metrics and switches: ${gateway.adminUrl}`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void gateway.close().finally(() => process.exit(0)));
} catch (problem) {
  const isTaken = problem instanceof Error && 'code' in problem && problem.code === 'EADDRINUSE';
  if (isTaken)
    stop(`Port ${config.port} or ${config.adminPort} is taken: stop what uses it, or name others.`, 1);
  throw problem;
}
