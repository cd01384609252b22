import { z } from 'zod';
import { change, readAt } from '../google.ts';
import type { Operation } from '../operation.ts';
import { missing, right, type Step } from '../step.ts';
import { siteHosts } from './site-hosts.ts';

const API = 'https://identitytoolkit.googleapis.com';

const configSchema = z.object({
  signIn: z.object({ email: z.object({ enabled: z.boolean().default(false) }).optional() }).default({}),
  authorizedDomains: z.array(z.string()).default([]),
  client: z
    .object({ permissions: z.object({ disabledUserDeletion: z.boolean().optional() }).optional() })
    .default({}),
  emailPrivacyConfig: z.object({ enableImprovedEmailPrivacy: z.boolean().optional() }).optional(),
});

const MASK = [
  'signIn.email',
  'authorizedDomains',
  'client.permissions.disabledUserDeletion',
  'emailPrivacyConfig.enableImprovedEmailPrivacy',
].join(',');

export function signIn(operation: Operation): Step[] {
  const { google, project } = operation;
  const config = `${API}/admin/v2/projects/${project}/config`;
  const provider = `${API}/admin/v2/projects/${project}/defaultSupportedIdpConfigs/google.com`;
  const read = () => readAt(google, config, configSchema);
  const needed = async () => [...(await siteHosts(operation)).hosts, `${project}.firebaseapp.com`];
  return [
    {
      name: 'Sign-in',
      async look() {
        const [found, hosts] = [await read(), await needed()];
        if (!found) return missing('not set up');
        if (!found.signIn.email?.enabled) return missing('email and password are off');
        if (!found.client.permissions?.disabledUserDeletion)
          return missing('users can delete their account past the site');
        if (!found.emailPrivacyConfig?.enableImprovedEmailPrivacy)
          return missing('anyone can find out which addresses have an account');
        const unknown = hosts.filter((host) => !found.authorizedDomains.includes(host));
        if (unknown.length > 0) return missing(`not authorised: ${unknown.join(', ')}`);
        if (found.authorizedDomains.includes('localhost')) return missing('localhost is authorised');
        return right(`email and password, for ${found.authorizedDomains.join(', ')}`);
      },
      async apply() {
        if (!(await read()))
          await change(google, 'POST', `${API}/v2/projects/${project}/identityPlatform:initializeAuth`);
        // Google itself authorises Hosting's names.
        const known = ((await read())?.authorizedDomains ?? []).filter((host) => host !== 'localhost');
        await change(google, 'PATCH', `${config}?updateMask=${MASK}`, {
          signIn: { email: { enabled: true, passwordRequired: true } },
          authorizedDomains: [...new Set([...known, ...(await needed())])],
          client: { permissions: { disabledUserDeletion: true } },
          emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
        });
      },
      command: `npm run project -- ${project} --apply`,
    },
    {
      name: 'Sign-in with Google',
      async look() {
        const found = await readAt(google, provider, z.object({ enabled: z.boolean().default(false) }));
        return found?.enabled ? right('on') : missing('off');
      },
      command:
        'Console: Authentication → Sign-in method → Google, with a support address and the name of the site',
    },
  ];
}
