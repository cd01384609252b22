import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { AppError } from '@boma/domain/errors.ts';
import { saveLodge } from '../../functions/src/lodges/save-lodge.ts';
import { saveCategory } from '../../functions/src/notifications/save-category.ts';
import { type Ctx, systemContext } from '../../functions/src/platform/context.ts';
import { saveShowType } from '../../functions/src/shows/save-show-type.ts';
import { saveStream } from '../../functions/src/streams/save-stream.ts';

const HELP = `Adds or replaces what a file names: {"lodges": […], "streams": […], "show_types": […], "alert_kinds": […]},
each part optional.
  npm run catalogue -- <file.json> --project <id of the Firebase project>
It acts as you: sign in once with gcloud auth application-default login.`;

type Save = (call: { ctx: Ctx; input: never }) => Promise<unknown>;

// Lodges first: a camera may name one.
const parts: Readonly<Record<string, Save>> = {
  lodges: saveLodge,
  streams: saveStream,
  show_types: saveShowType,
  alert_kinds: saveCategory,
};

function readParts(file: string): [string, unknown[]][] {
  const catalogue: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const entries = Object.entries(catalogue ?? {});
  for (const [part, items] of entries) {
    if (!Object.hasOwn(parts, part)) throw new Error(`${file}: there is no part "${part}".`);
    if (!Array.isArray(items)) throw new Error(`${file}: "${part}" must be a list.`);
  }
  return Object.keys(parts).map((part) => [part, Object.fromEntries(entries)[part] ?? []]);
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
async function saveAll(file: string): Promise<number> {
  const ctx = systemContext();
  let refused = 0;
  for (const [part, items] of readParts(file)) {
    for (const input of items) {
      try {
        await parts[part]?.({ ctx, input: input as never });
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

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string' } },
});
const [file] = positionals;
if (!file || !values.project) {
  console.error(HELP);
  process.exit(2);
}
process.env.GCLOUD_PROJECT = values.project;
process.env.GOOGLE_CLOUD_PROJECT = values.project;
process.exit((await saveAll(file)) === 0 ? 0 : 1);
