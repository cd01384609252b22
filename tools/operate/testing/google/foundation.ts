import { type FakeProject, listed, operation, type Route } from './fake-project.ts';

/** Project, billing, interfaces. */
export function foundation(p: FakeProject): Route[] {
  return [
    [
      'GET',
      /^firebase\S*\/projects\/[^/]+$/,
      () => ({ projectId: p.id, projectNumber: '123456789', state: 'ACTIVE' }),
    ],
    [
      'GET',
      /^cloudbilling/,
      () => ({
        billingEnabled: p.billingAccountName !== undefined,
        ...(p.billingAccountName && { billingAccountName: p.billingAccountName }),
      }),
    ],
    [
      'PUT',
      /^cloudbilling/,
      ({ body }) => {
        p.billingAccountName = String(body.billingAccountName);
        return { ...body, billingEnabled: true };
      },
    ],
    ['GET', /^billingbudgets/, () => listed('budgets', p.budgets)],
    [
      'GET',
      /^serviceusage.*services:batchGet$/,
      ({ url }) => ({
        services: url.searchParams.getAll('names').map((name) => ({
          name: name.replace(p.id, '123456789'),
          state: p.services.has(name.split('/').at(-1) ?? '') ? 'ENABLED' : 'DISABLED',
        })),
      }),
    ],
    [
      'POST',
      /^serviceusage.*services:batchEnable$/,
      ({ body }) => {
        for (const id of body.serviceIds as string[]) p.services.add(id);
        return operation;
      },
    ],
    ['GET', /\/operations\/acf/, () => ({ ...operation, done: true, response: {} })],
  ];
}

/** How many processors the functions may have in each region. */
export function quotas(p: FakeProject): Route[] {
  return [
    [
      'GET',
      /^cloudquotas/,
      () => ({
        quotaId: 'CpuAllocPerProjectRegion',
        dimensionsInfos: [
          {
            dimensions: { region: 'us-east1' },
            details: { value: '20000' },
            applicableLocations: ['us-east1'],
          },
          {
            dimensions: { region: 'europe-west1' },
            details: { value: p.milliCpus },
            applicableLocations: ['europe-west1'],
          },
        ],
      }),
    ],
  ];
}
