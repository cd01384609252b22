import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { REGION } from './platform/region.ts';

interface Manifest {
  readonly platform: string;
  readonly region: string[];
  readonly maxInstances: number;
  readonly timeoutSeconds: number;
  readonly availableMemoryMb: number;
  readonly concurrency: number;
  readonly cpu?: number | 'gcf_gen1';
  readonly minInstances?: unknown;
}

interface Scheduled {
  readonly scheduleTrigger: { readonly schedule: string };
}

interface Retried {
  readonly eventTrigger?: { readonly retry: boolean };
  readonly scheduleTrigger?: { readonly retryConfig?: { readonly retryCount: number } };
}

type Functions = Record<string, { __endpoint: Manifest } | undefined>;

async function load(emulator: boolean): Promise<Functions> {
  vi.resetModules();
  vi.stubEnv('FUNCTIONS_EMULATOR', emulator ? 'true' : undefined);
  vi.stubEnv('NODE_ENV', process.env.NODE_ENV);
  return (await import('./index.ts')) as unknown as Functions;
}

afterEach(() => vi.unstubAllEnvs());

const deployed = [
  'api',
  'calendar',
  'checkStreams',
  'deleteDueAccounts',
  'found',
  'logbook',
  'mailWebhook',
  'onBudget',
  'onChatWritten',
  'onMailWritten',
  'onNotifySitewideWritten',
  'onPhotoDeleted',
  'onQuestionWritten',
  'onSanctionWritten',
  'onShowTypeWritten',
  'onShowWritten',
  'onSightingWritten',
  'onStreamStatusWritten',
  'onStreamWritten',
  'page',
  'paymentWebhook',
  'photo',
  'share',
  'sweepMemberships',
  'sweepUploads',
  'tendSite',
];

describe('the deployed functions', () => {
  let functions: Functions;
  beforeAll(async () => {
    functions = await load(false);
  });

  it('is exactly this, each with its region and its limits named', () => {
    const present = Object.entries(functions).filter(([, fn]) => fn !== undefined);
    expect(present.map(([name]) => name).sort()).toEqual(deployed);
    for (const [, fn] of present) {
      expect(fn?.__endpoint).toMatchObject({ platform: 'gcfv2', region: [REGION] });
      expect(fn?.__endpoint.maxInstances).toBeGreaterThan(0);
      expect(fn?.__endpoint.timeoutSeconds).toBeGreaterThan(0);
      expect(fn?.__endpoint.availableMemoryMb).toBeGreaterThan(0);
    }
  });

  it('has the memory and the processor that its calls need', () => {
    const sizes = Object.fromEntries(
      deployed.map((name) => {
        const { availableMemoryMb, concurrency, cpu } = functions[name]?.__endpoint ?? {};
        return [name, [availableMemoryMb, concurrency, cpu]];
      }),
    );
    expect(sizes).toMatchObject({
      api: [512, 80, undefined],
      page: [512, 80, undefined],
      paymentWebhook: [512, 80, undefined],
      photo: [1024, 4, undefined],
      onChatWritten: [256, 20, 1],
      onMailWritten: [256, 20, 1],
      onSightingWritten: [256, 1, 1],
      onShowWritten: [256, 1, 'gcf_gen1'],
      checkStreams: [256, 1, 1],
      tendSite: [256, 1, 'gcf_gen1'],
    });
    // Cloud Run refuses several calls at once on a part of a processor.
    const shared = Object.values(sizes).filter(([, calls, cpu]) => cpu === 'gcf_gen1' && calls !== 1);
    expect(shared).toEqual([]);
  });

  it('starts instances of api before anyone calls, as many as the operator wants', () => {
    expect(String(functions.api?.__endpoint.minInstances)).toContain('API_MIN_INSTANCES');
    // A pinned function cannot have any.
    expect(String(functions.page?.__endpoint.minInstances)).not.toContain('API_MIN_INSTANCES');
  });

  it('is every schedule and every trigger of the tables', async () => {
    const [{ schedules }, { triggers }] = [await import('./schedules.ts'), await import('./triggers.ts')];
    for (const [name, fn] of Object.entries({ ...schedules, ...triggers })) expect(functions[name]).toBe(fn);
  });

  it('retries a failed trigger, and a nightly sweep once', () => {
    const manifests = functions as unknown as Record<string, { __endpoint: Retried }>;
    const retryOf = (name: string) => manifests[name]?.__endpoint;
    expect(retryOf('onShowWritten')?.eventTrigger?.retry).toBe(true);
    expect(retryOf('sweepMemberships')?.scheduleTrigger?.retryConfig?.retryCount).toBe(1);
    expect(retryOf('tendSite')?.scheduleTrigger?.retryConfig?.retryCount).toBe(0);
  });

  it('R1-017 syncs missed changes at Stripe every five minutes, and every user at night', () => {
    const scheduled = functions as unknown as Record<string, { __endpoint: Scheduled }>;
    const every = (name: string) => scheduled[name]?.__endpoint.scheduleTrigger.schedule;
    expect(every('tendSite')).toBe('every 5 minutes');
    expect(every('sweepMemberships')).toBe('every day 03:00');
  });

  it('holds the internal route on the emulators only', async () => {
    expect((await load(true)).internal).toBeTypeOf('function');
    expect(functions.internal).toBeUndefined();
  });
});
