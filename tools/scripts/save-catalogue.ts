import { readFileSync } from 'node:fs';
import { AppError } from '@boma/domain/errors.ts';
import type { Ctx } from '../../functions/src/platform/context.ts';
import { answered, chooseSite, Mistake, readArguments, runScript } from '../lib/operator-script.ts';

const HELP = `Adds or replaces what a file names: {"lodges": […], "streams": […], "show_types": […], "alert_kinds": […]},
each part optional.
  npm run catalogue -- <file.json> --project <id of the Firebase project>
  --local    on the site that npm start runs on this machine, in place of --project
  --dry-run  says what it would add or replace
It acts as you: sign in once with gcloud auth application-default login.`;

type Save = (call: { ctx: Ctx; input: never }) => Promise<unknown>;

/** Lodges first: a camera may name one. */
const PARTS = ['lodges', 'streams', 'show_types', 'alert_kinds'] as const;
type Part = (typeof PARTS)[number];

/** Loaded late, so that help and mistakes do not wait for the server's code. */
async function loadServer() {
  const { systemContext } = await import('../../functions/src/platform/context.ts');
  const saves: Readonly<Record<Part, Save>> = {
    lodges: (await import('../../functions/src/lodges/save-lodge.ts')).saveLodge,
    streams: (await import('../../functions/src/streams/save-stream.ts')).saveStream,
    show_types: (await import('../../functions/src/shows/save-show-type.ts')).saveShowType,
    alert_kinds: (await import('../../functions/src/notifications/save-category.ts')).saveCategory,
  };
  return { ctx: systemContext(), saves };
}

function readCatalogue(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Mistake(`${file}: there is no such file, or it cannot be read.`);
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Mistake(`${file} is not JSON: ${(cause as Error).message}`);
  }
}

function readParts(file: string): [Part, unknown[]][] {
  const catalogue = readCatalogue(file);
  if (typeof catalogue !== 'object' || catalogue === null || Array.isArray(catalogue))
    throw new Mistake(`${file}: it must be an object with the parts ${PARTS.join(', ')}.`);
  const entries = Object.entries(catalogue);
  for (const [part, items] of entries) {
    if (!PARTS.some((known) => known === part)) throw new Mistake(`${file}: there is no part "${part}".`);
    if (!Array.isArray(items)) throw new Mistake(`${file}: "${part}" must be a list.`);
  }
  return PARTS.map((part) => [part, Object.fromEntries(entries)[part] ?? []]);
}

function nameOf(item: unknown): string {
  const { slug, type, name: words }: { slug?: unknown; type?: unknown; name?: unknown } = Object(item);
  const name = slug ?? type ?? words;
  return typeof name === 'string' ? name : JSON.stringify(item);
}

function reasonsOf(error: AppError): string[] {
  const fields = Object.entries(error.details.errors ?? {});
  if (error.code === 'conflict') return ['another one has this id.'];
  return fields.flatMap(([field, sentences]) => sentences.map((sentence) => `${field}: ${sentence}`));
}

/** Saves all that can be saved. @returns how many could not; the reasons are printed. */
async function saveAll(all: readonly [Part, unknown[]][]): Promise<number> {
  const { ctx, saves } = await loadServer();
  let refused = 0;
  for (const [part, items] of all) {
    for (const input of items) {
      try {
        await answered(saves[part]({ ctx, input: input as never }));
        console.log(`${part}/${nameOf(input)} is saved.`);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        refused++;
        for (const reason of reasonsOf(error)) console.error(`${part}/${nameOf(input)}: ${reason}`);
      }
    }
  }
  return refused;
}

async function main(): Promise<number> {
  const { values, positionals } = readArguments(HELP, {});
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0)
    throw new Mistake('Which file? npm run catalogue -- catalogue.json --local', 2);
  const all = readParts(file);
  await chooseSite(values);
  if (!values['dry-run']) return (await saveAll(all)) === 0 ? 0 : 1;
  for (const [part, items] of all)
    for (const item of items) console.log(`${part}/${nameOf(item)} would be added or replaced.`);
  return 0;
}

await runScript(main);
