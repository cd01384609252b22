import type { Ports } from '../lib/ports.ts';

type Header = { key: string; value: string };
type HeaderRule = { source: string; headers: Header[] };

/** The parts of firebase.json that the local copy changes; everything else passes through untouched. */
export type FirebaseConfig = {
  hosting: { headers: HeaderRule[]; [key: string]: unknown };
  emulators: Record<string, unknown>;
  [key: string]: unknown;
};

const HOST = '127.0.0.1';

/** Origins a page needs on this machine and never in production, by CSP directive. */
function localOrigins(ports: Ports): Record<string, string[]> {
  const origin = (port: number) => `http://${HOST}:${port}`;
  const cameras = origin(ports.cameras);
  const emulators = [origin(ports.auth), origin(ports.firestore), origin(ports.storage)];
  return {
    'connect-src': [cameras, ...emulators],
    'img-src': [cameras, origin(ports.storage)],
    'media-src': [cameras],
  };
}

function withLocalOrigins(policy: string, origins: Record<string, string[]>): string {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && directive !== 'upgrade-insecure-requests')
    .map((directive) => [directive, ...(origins[directive.split(/\s+/)[0] ?? ''] ?? [])].join(' '))
    .join('; ');
}

function emulatorPorts(ports: Ports): Record<string, unknown> {
  const at = (port: number) => ({ host: HOST, port });
  return {
    singleProjectMode: true,
    hosting: at(ports.hosting),
    functions: at(ports.functions),
    firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
    auth: at(ports.auth),
    storage: at(ports.storage),
    hub: at(ports.hub),
    logging: at(ports.logging),
    eventarc: at(ports.eventarc),
    tasks: at(ports.tasks),
    ui: { enabled: false },
  };
}

const ASSETS = '/assets/**';

/**
 * Hosting sends a missing file with the headers of `404.html`. Its emulator lays those of the address over them, so a
 * missing asset would be kept for a year. Here the rule therefore names the files that exist.
 */
const assetsSource = (source: string, assets: readonly string[]) =>
  source === ASSETS && assets.length > 0 ? `/assets/@(${assets.join('|')})` : source;

/**
 * The production firebase.json as one machine runs it: its ports, the origins of the local media server and emulators
 * added to the Content-Security-Policy, and the names of the files below /assets. Nothing else differs.
 */
export function localFirebaseConfig(
  production: FirebaseConfig,
  ports: Ports,
  assets: readonly string[] = [],
): FirebaseConfig {
  const origins = localOrigins(ports);
  const headers = production.hosting.headers.map((rule) => ({
    ...rule,
    source: assetsSource(rule.source, assets),
    headers: rule.headers.map((header) =>
      header.key === 'Content-Security-Policy'
        ? { ...header, value: withLocalOrigins(header.value, origins) }
        : header,
    ),
  }));
  return {
    ...production,
    hosting: { ...production.hosting, headers },
    emulators: emulatorPorts(ports),
  };
}
