import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { api } from '@boma/domain/api.ts';

const FILE = join(resolve(import.meta.dirname, '../..'), 'web/catalogue-snapshot.json');

async function ask(url: URL, method: string): Promise<unknown> {
  const answer = await fetch(url, { method, headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.json();
}

/**
 * What the build prerenders, as the site at `origin` has it now, what staff have saved of its pages included. What is live and where stills are differs from one
 * moment and deployment to the next, so a prerendered page says neither.
 */
export async function snapshotOf(origin: string) {
  const { listStreams, listShowTypes, listPages } = api;
  const [streams, showTypes, pages] = await Promise.all([
    ask(new URL(listStreams.path, origin), listStreams.method),
    ask(new URL(listShowTypes.path, origin), listShowTypes.method),
    ask(new URL(listPages.path, origin), listPages.method),
  ]);
  return {
    site: new URL(origin).origin,
    streams: listStreams.response
      .parse(streams)
      .data.map((stream) => ({ ...stream, preview: '', live: false })),
    showTypes: listShowTypes.response.parse(showTypes).data.show_types,
    pages: listPages.response.parse(pages).data,
  };
}

async function main(origin: string | undefined): Promise<number> {
  if (!origin || !URL.canParse(origin)) {
    console.error('Which site? For example: npm run snapshot -- https://www.example.org');
    return 2;
  }
  const snapshot = await snapshotOf(origin);
  writeFileSync(FILE, `${JSON.stringify(snapshot, null, 2)}\n`);
  console.log(
    `web/catalogue-snapshot.json: ${snapshot.streams.length} cameras, ${snapshot.showTypes.length} kinds of show.`,
  );
  return 0;
}

if (process.argv[1] === import.meta.filename) process.exitCode = await main(process.argv[2]);
