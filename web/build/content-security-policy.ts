import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

interface HostingConfig {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
}

/** Where any site may show a page in a frame. */
const EMBEDDED = '/embed/**';
/** Every other page is under the policy that forbids it. Answers of the API, and Hosting's own frames, are no pages. */
const PAGES = '!/@(embed|api|__)/**';

/** The hash under which a policy allows an inline script. */
export function scriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** Puts both policies into `firebase.json`, which must already name the headers. Leaves a file that is current alone. */
export async function writeContentSecurityPolicy(
  file: string,
  { pages, embedded }: { readonly pages: string; readonly embedded: string },
): Promise<void> {
  const text = await readFile(file, 'utf8');
  const config = JSON.parse(text) as HostingConfig;
  let changed = text;
  for (const [source, policy] of [
    [PAGES, pages],
    [EMBEDDED, embedded],
  ] as const) {
    const header = config.hosting.headers
      .find((rule) => rule.source === source)
      ?.headers.find(({ key }) => key === 'Content-Security-Policy');
    if (!header) throw new Error(`${file} names no Content-Security-Policy header for ${source} to fill.`);
    changed = changed.replace(JSON.stringify(header.value), () => JSON.stringify(policy));
  }
  if (changed !== text) await writeFile(file, changed);
}
