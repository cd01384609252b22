import { createServer } from 'node:net';

const OFFSETS = {
  hosting: 0,
  functions: 1,
  firestore: 2,
  firestoreWebsocket: 3,
  auth: 4,
  storage: 5,
  hub: 6,
  logging: 7,
  eventarc: 8,
  tasks: 9,
  cameras: 10,
  stripe: 11,
  google: 12,
  vite: 13,
  push: 14,
  mail: 15,
  smtp: 16,
} as const;

export type PortName = keyof typeof OFFSETS;
export type Ports = Readonly<Record<PortName, number>>;

export const START_BASE_PORT = 5080;
export const TEST_BASE_PORT = 6080;

/** Every port of one run. @throws RangeError when the base leaves the range of ports. */
export function portsFrom(base: number): Ports {
  if (!Number.isInteger(base) || base < 1024 || base > 65_000) {
    throw new RangeError(`BOMA_BASE_PORT must be a whole number from 1024 to 65000, not ${base}.`);
  }
  const entries = Object.entries(OFFSETS).map(([name, offset]) => [name, base + offset]);
  return Object.fromEntries(entries) as Ports;
}

/** The base port of this run: `BOMA_BASE_PORT`, or the command's own default. */
export function basePort(fallback: number, env: NodeJS.ProcessEnv = process.env): number {
  return env.BOMA_BASE_PORT ? Number(env.BOMA_BASE_PORT) : fallback;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Those of the named ports that another process listens on. */
export async function takenPorts(ports: Ports, names: readonly PortName[]): Promise<PortName[]> {
  const free = await Promise.all(names.map((name) => isFree(ports[name])));
  return names.filter((_, index) => !free[index]);
}

/** Vite is started for development only. */
export const USED_PORTS: readonly PortName[] = (Object.keys(OFFSETS) as PortName[]).filter(
  (name) => name !== 'vite',
);

/** @throws Error with one line that says which port is taken and the way out. */
export async function requireFreePorts(ports: Ports, more: readonly PortName[] = []): Promise<void> {
  const [taken] = await takenPorts(ports, [...USED_PORTS, ...more]);
  if (taken === undefined) return;
  const command = `npm ${process.env.npm_lifecycle_event === 'test' ? 'test' : 'start'}`;
  const other = ports.hosting + 200;
  throw new Error(
    `Port ${ports[taken]} (${taken}) is taken. Stop what uses it, or choose others: BOMA_BASE_PORT=${other} ${command}`,
  );
}
