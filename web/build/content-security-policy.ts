import { readFile, writeFile } from 'node:fs/promises';

interface HostingConfig {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
}

/** Puts the policy into `firebase.json`, which must already name the header. Leaves the file alone if it is current. */
export async function writeContentSecurityPolicy(file: string, policy: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const config = JSON.parse(text) as HostingConfig;
  const header = config.hosting.headers
    .flatMap((rule) => rule.headers)
    .find(({ key }) => key === 'Content-Security-Policy');
  if (!header) throw new Error(`${file} names no Content-Security-Policy header to fill.`);
  if (header.value === policy) return;
  await writeFile(
    file,
    text.replace(JSON.stringify(header.value), () => JSON.stringify(policy)),
  );
}
