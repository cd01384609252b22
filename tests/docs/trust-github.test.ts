import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../..');

/** Runs the script with a gcloud that writes down its calls, and knows nothing or everything that it is asked for. */
function run(isThere: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'gcloud-'));
  const calls = join(folder, 'calls');
  writeFileSync(calls, '');
  const describe = isThere ? 'exit 0' : 'exit 1';
  writeFileSync(
    join(folder, 'gcloud'),
    `#!/bin/sh\necho "$*" >> ${calls}\ncase "$*" in\n*projectNumber*) echo 123 ;;\n*describe*) ${describe} ;;\nesac\n`,
  );
  chmodSync(join(folder, 'gcloud'), 0o755);
  const printed = execFileSync(join(root, 'ops/trust-github.sh'), ['my-boma', 'wild/boma'], {
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    encoding: 'utf8',
  });
  const changes = readFileSync(calls, 'utf8')
    .split('\n')
    .filter((call) => / (create|create-oidc) /.test(call) || call.includes('add-iam-policy-binding'));
  return { printed, changes };
}

it('lets only the environment of releases sign in, as an account that is no owner', () => {
  const { printed, changes } = run(false);
  const provider = changes.find((call) => call.includes('create-oidc'));
  expect(provider).toContain("assertion.sub == 'repo:wild/boma:environment:production'");
  const roles = changes.flatMap((call) => /--role=roles\/(\S+)/.exec(call)?.[1] ?? []);
  expect(roles).toContain('firebase.admin');
  expect(roles).not.toContain('owner');
  expect(changes.at(-1)).toContain(
    'principal://iam.googleapis.com/projects/123/locations/global/workloadIdentityPools/github/subject/repo:wild/boma:environment:production',
  );
  // The workflow reads the variables that it prints.
  const names = printed
    .trim()
    .split('\n')
    .map((line) => line.split('=')[0]);
  const workflow = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8');
  expect([...workflow.matchAll(/vars\.(\w+)/g)].map(([, name]) => name)).toEqual(names);
  expect(parse(workflow)).toMatchObject({ jobs: { release: { environment: 'production' } } });
});

it('leaves what is there', () => {
  expect(run(true).changes.filter((call) => call.includes('create'))).toEqual([]);
});
