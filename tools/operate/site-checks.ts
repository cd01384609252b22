import { z } from 'zod';
import type { Operation } from './operation.ts';
import { readInit } from './project/names.ts';
import { missing, note, right, type State, type Step } from './step.ts';

const streamsSchema = z.object({ data: z.array(z.object({ slug: z.string() })) });
const healthSchema = z.object({ status: z.string() }).catch({ status: 'none' });

/** A site that runs. `origin`: of the live site, or of a preview. */
interface Site {
  readonly operation: Operation;
  readonly origin: string;
}

const ask = ({ operation, origin }: Site, path: string) =>
  operation.fetch(`${origin}${path}`, { redirect: 'manual' });

/** The scripts that a page names, each once. */
const scriptsIn = (page: string): ReadonlySet<string> =>
  new Set([...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, name = '']) => name));

/** The scripts that the live home names. None before a first release. @throws Error if the site does not answer. */
export async function liveScripts({ fetch, project }: Operation): Promise<readonly string[]> {
  const answer = await fetch(`https://${project}.web.app/`);
  if (answer.status === 404) return [];
  if (!answer.ok) throw new Error(`the live site answers ${answer.status}`);
  return [...scriptsIn(await answer.text())];
}

/** A page has to be asked for anew each time, so that it never outlives the scripts of its release. */
function judgePage(answer: Response, media: string, kept: string): State {
  const cache = answer.headers.get('cache-control') ?? '';
  if (!answer.ok) return missing(`answers ${answer.status}`);
  if (!cache.includes('max-age=0') || !cache.includes(kept)) return missing(`cache-control is "${cache}"`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  if (!policy.includes(media)) return missing(`its content-security-policy does not name ${media}`);
  return right(`fresh, and ${media} is allowed`);
}

async function lookAtPage(site: Site, path: string, kept: string): Promise<State> {
  const answer = await ask(site, path);
  const state = judgePage(answer, (await site.operation.settings()).MEDIA_SERVER, kept);
  if (state.is !== 'right') return state;
  for (const script of scriptsIn(await answer.text()))
    if (!(await ask(site, script)).ok) return missing(`names ${script}, which is not there`);
  return state;
}

async function lookAtHealth(site: Site): Promise<State> {
  const answer = await ask(site, '/api/health');
  const { status } = healthSchema.parse(await answer.json().catch(() => undefined));
  if (status === 'degraded') return note('degraded: the media server does not answer');
  return status === 'ok' && answer.ok ? right('ok') : missing(`answers ${answer.status}`);
}

async function lookAtCamera(site: Site): Promise<State> {
  const answer = await site.operation.fetch(`${site.origin}/api/streams`, { method: 'POST' });
  const [first] = streamsSchema.parse(await answer.json()).data;
  if (!first) return note('none in the catalogue yet');
  return lookAtPage(site, `/wildlife/stream/${first.slug}-live`, 's-maxage=60');
}

async function lookAtMissingScript(site: Site): Promise<State> {
  const answer = await ask(site, '/assets/none.js');
  const cache = answer.headers.get('cache-control') ?? '';
  if (answer.status === 404 && cache.includes('no-store')) return right('404, and not kept');
  return missing(`${answer.status} with "${cache}": browsers would keep a failed release`);
}

async function lookAtPushes({ operation }: Site): Promise<State> {
  if ((await readInit(operation))?.appId) return right('init.json names the web app');
  return missing('init.json names no appId: the Hosting site is not linked to the web app');
}

async function lookAtGoogleWindow({ operation }: Site): Promise<State> {
  const { headers } = await operation.fetch(`https://${operation.project}.firebaseapp.com/__/auth/iframe`);
  const barring = ['x-frame-options', 'content-security-policy'].filter((name) => headers.has(name));
  return barring.length === 0 ? right('may be framed') : missing(`has the site's ${barring.join(' and ')}`);
}

/** What has to be true of a site that runs, asked over the network as a browser does. The steps look and change nothing. */
export function siteChecks(operation: Operation, origin: string): Step[] {
  const site: Site = { operation, origin };
  const { project } = operation;
  return [
    { name: 'Health', look: () => lookAtHealth(site), command: `curl -s ${origin}/api/health` },
    { name: 'Home', look: () => lookAtPage(site, '/', 's-maxage=3600'), command: `curl -si ${origin}` },
    {
      name: 'A camera',
      look: () => lookAtCamera(site),
      command: `curl -si ${origin}/wildlife/stream/<slug>-live`,
    },
    {
      name: 'A missing script',
      look: () => lookAtMissingScript(site),
      command: `curl -sI ${origin}/assets/none.js`,
    },
    { name: 'Pushes', look: () => lookAtPushes(site), command: `npm run project -- ${project} --apply` },
    {
      name: "Google's window",
      look: () => lookAtGoogleWindow(site),
      command: `curl -sI https://${project}.firebaseapp.com/__/auth/iframe`,
    },
  ];
}
