import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

const workflowSchema = z.object({
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      permissions: z.record(z.string(), z.string()).optional(),
      environment: z.string().optional(),
      steps: z.array(
        z.object({
          id: z.string().optional(),
          uses: z.string().optional(),
          run: z.string().optional(),
          if: z.string().optional(),
          with: z.record(z.string(), z.unknown()).default({}),
        }),
      ),
    }),
  ),
});
const workflowAt = (name: string) => workflowSchema.parse(parse(textOf(`.github/workflows/${name}.yml`)));
const manifestSchema = z.object({
  scripts: z.record(z.string(), z.string()).default({}),
  engines: z.object({ node: z.string() }).optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});
const manifestAt = (folder: string) => manifestSchema.parse(JSON.parse(textOf(join(folder, 'package.json'))));
const workflows = ['test', 'release'] as const;

it.each(workflows)('%s: runs only what there is, on the Node of the functions', (name) => {
  const steps = Object.values(workflowAt(name).jobs).flatMap((job) => job.steps);
  const commands = steps.map(({ run = '' }) => run).join('\n');
  const { scripts } = manifestAt('.');
  for (const [, script = ''] of commands.matchAll(/\bnpm run ([\w:-]+)/g))
    expect(Object.keys(scripts)).toContain(script);
  for (const [file] of commands.matchAll(/^\.[\w/]+/gm)) expect(existsSync(join(root, file))).toBe(true);
  const node = steps.find(({ uses = '' }) => uses.startsWith('actions/setup-node@'));
  expect(String(node?.with['node-version'])).toBe(manifestAt('functions').engines?.node);
  for (const { uses } of steps) if (uses) expect(uses).toMatch(/^[\w-]+(\/[\w-]+){1,2}@(v\d+|[0-9a-f]{40})$/);
});

it('tests read the repository and nothing else', () => {
  const { permissions, jobs } = workflowAt('test');
  expect(permissions).toEqual({ contents: 'read' });
  expect(Object.values(jobs).map((job) => job.permissions)).toEqual([undefined]);
  expect(textOf('.github/workflows/test.yml')).toContain('.ci/run');
});

it('a release starts by hand alone, passes its inputs as data, and signs in without a stored key', () => {
  const { on, permissions, jobs } = workflowAt('release');
  expect(Object.keys(on)).toEqual(['workflow_dispatch']);
  expect(permissions).toEqual({ contents: 'read' });
  expect(jobs.release?.permissions).toEqual({ contents: 'write', 'id-token': 'write' });
  expect(jobs.release?.environment).toBe('production');
  const steps = jobs.release?.steps ?? [];
  const auth = steps.find(({ uses = '' }) => uses.startsWith('google-github-actions/auth@'));
  expect(Object.keys(auth?.with ?? {})).toEqual(['workload_identity_provider', 'service_account']);
  expect(textOf('.github/workflows/release.yml')).not.toContain('secrets.');
  // An input that stood in a command could be a command itself.
  for (const { run = '' } of steps) expect(run).not.toContain('${{');
  // The sign-in writes a file, and a release requires that everything is committed.
  expect(textOf('.gitignore').split('\n')).toContain('gha-creds-*.json');
});

it('a release hands the scripts of the live site to the next one of its project, also where it fails, but only once its site may be live', () => {
  const steps = workflowAt('release').jobs.release?.steps ?? [];
  const placeOf = (name: string) => steps.findIndex(({ uses = '' }) => uses.startsWith(`${name}@`));
  const released = steps.findIndex(({ run = '' }) => run.includes('npm run release'));
  const [restored, saved] = [placeOf('actions/cache/restore'), placeOf('actions/cache/save')];
  expect([restored, released, saved].toSorted((a, b) => a - b)).toEqual([restored, released, saved]);
  expect(restored).toBeGreaterThan(0);
  const [restore, save] = [steps[restored], steps[saved]];
  expect(steps[released]?.id).toBe('release');
  expect(save?.if).toBe("always() && steps.release.outputs.goes_live == 'true'");
  expect([restore?.with.path, save?.with.path]).toEqual(['web/dist', 'web/dist']);
  // The slash at its end: my-boma also begins the id of my-boma-test.
  expect(restore?.with['restore-keys']).toBe('dist/${{ inputs.project }}/');
  // A key is saved once, so a second attempt has one of its own.
  expect(save?.with.key).toBe('dist/${{ inputs.project }}/${{ github.run_id }}-${{ github.run_attempt }}');
});

it('Renovate groups only packages that are used', () => {
  const { packageRules } = z
    .object({ packageRules: z.array(z.object({ matchPackageNames: z.array(z.string()).min(2) })) })
    .parse(JSON.parse(textOf('renovate.json')));
  const manifests = ['.', 'functions', 'web', 'domain', 'media-gateway'].map(manifestAt);
  const used = new Set(
    manifests.flatMap((each) => Object.keys({ ...each.dependencies, ...each.devDependencies })),
  );
  expect(packageRules.flatMap((rule) => rule.matchPackageNames).filter((name) => !used.has(name))).toEqual(
    [],
  );
});
