import { type FakeProject, listed, merge, operation, type Route } from './fake-project.ts';

/** Web apps, Hosting and Auth. */
export function site(p: FakeProject): Route[] {
  return [
    ['GET', /webApps$/, () => listed('apps', p.apps)],
    [
      'POST',
      /webApps$/,
      () => {
        p.apps.push({ appId: '1:123456789:web:abc' });
        return operation;
      },
    ],
    ['GET', /^firebasehosting\S*\/sites\/[^/]+$/, () => p.site],
    ['PATCH', /^firebasehosting\S*\/sites\/[^/]+$/, ({ body }) => (p.site = merge(p.site, body))],
    ['POST', /^firebasehosting\S*\/sites$/, ({ body }) => (p.site = body)],
    ['GET', /\/recaptchaEnterpriseConfig$/, () => p.appCheck],
    ['PATCH', /\/recaptchaEnterpriseConfig$/, ({ body }) => (p.appCheck = merge(p.appCheck, body))],
    ['GET', /\/channels\/live\/releases$/, () => listed('releases', p.releases.toReversed())],
    [
      'POST',
      /\/channels\/live\/releases$/,
      ({ url }) => {
        const name = url.searchParams.get('versionName');
        const version = p.releases.find((release) => release.version.name === name)?.version;
        if (version) p.releases.push({ releaseTime: '2026-11-25T21:00:00Z', version });
        return version && { version, type: 'ROLLBACK' };
      },
    ],
    [
      'GET',
      /\/channels\/([\w-]+)$/,
      ({ part: [name = ''] }) =>
        p.channels.has(name) ? { url: `https://${p.id}--${name}-x1y2.web.app` } : undefined,
    ],
    ['GET', /^identitytoolkit.*\/config$/, () => p.auth],
    ['PATCH', /^identitytoolkit.*\/config$/, ({ body }) => (p.auth &&= merge(p.auth, body))],
    [
      'POST',
      /initializeAuth$/,
      () => {
        p.auth = { authorizedDomains: ['localhost', `${p.id}.firebaseapp.com`, `${p.id}.web.app`] };
        return {};
      },
    ],
    ['GET', /defaultSupportedIdpConfigs\/google\.com$/, () => p.google],
  ];
}
