export type Json = Record<string, unknown>;
export type Call = {
  readonly method: string;
  readonly url: URL;
  readonly body: Json;
  readonly part: string[];
};
export type Route = [method: string, path: RegExp, answer: (call: Call) => Json | undefined];

interface Version {
  readonly name: string;
  readonly scripts: readonly string[];
}

/** What Google keeps of one project. A project of `emptyProject` has only an id, a number and a billing account nearby. */
export interface FakeProject {
  id: string;
  billingAccountName?: string;
  services: Set<string>;
  database?: Json;
  backups: Json[];
  bucket?: Json;
  policy: Json;
  apps: { appId: string }[];
  site?: { appId?: string };
  appCheck?: Json;
  auth?: Json;
  google?: Json;
  /** Each with its versions, the newest last. */
  secrets: Map<string, string[]>;
  lodges: string[];
  indexes: Json[];
  fields: Json[];
  milliCpus: string;
  budgets: { displayName: string }[];
  releases: { releaseTime: string; version: Version }[];
  channels: Map<string, Version>;
  /** Metrics and exclusions of the log by their path. */
  logs: Map<string, Json>;
  /** What Monitoring keeps, by its kind. */
  monitoring: Record<'notificationChannels' | 'uptimeCheckConfigs' | 'alertPolicies', Json[]>;
}

export const emptyProject = (id: string): FakeProject => ({
  id,
  services: new Set(),
  backups: [],
  policy: { version: 1, etag: 'ACAB' },
  apps: [],
  secrets: new Map(),
  lodges: [],
  indexes: [],
  fields: [],
  milliCpus: '20000',
  budgets: [],
  releases: [],
  channels: new Map(),
  logs: new Map(),
  monitoring: { notificationChannels: [], uptimeCheckConfigs: [], alertPolicies: [] },
});

export const merge = (into: Json | undefined, from: Json): Json => ({ ...into, ...from });
export const listed = (name: string, items: readonly unknown[]): Json =>
  items.length === 0 ? {} : { [name]: items };
/** Google answers an operation first. It is done when it is asked for again. */
export const operation = { name: 'operations/acf.p2-1' };
