import { parseArgs } from 'node:util';
import { type Requirement, readRequirements } from './requirements.ts';
import { allTestTitles } from './test-titles.ts';

const HELP = `Lists the rows of docs/requirements.csv that no test title names.
  --area <name>   only rows of this area, for example streams
  --quiet         only the count of each area`;

/** The ids in the titles of all tests, each with the files that name it. */
function namedIds(): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>();
  for (const { file, ids } of allTestTitles())
    for (const id of ids) named.set(id, (named.get(id) ?? new Set()).add(file));
  return named;
}

function report(rows: readonly Requirement[], isNamed: (id: string) => boolean, quiet: boolean): void {
  for (const [area, ofArea] of [...Map.groupBy(rows, (row) => row.area)].sort()) {
    const missing = ofArea.filter((row) => !isNamed(row.id));
    console.log(
      `${area.padEnd(14)} ${String(ofArea.length - missing.length).padStart(3)} of ${ofArea.length}`,
    );
    if (quiet) continue;
    for (const row of missing) console.log(`  ${row.id} ${row.requirement}\n         ${row.check}`);
  }
  console.log(`${rows.filter((row) => isNamed(row.id)).length} of ${rows.length} rows are named by a test.`);
}

const { values } = parseArgs({
  options: {
    area: { type: 'string' },
    quiet: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
});

// A reader such as `head` may leave before the end.
process.stdout.on('error', () => process.exit());

if (values.help) {
  console.log(HELP);
} else {
  const rows = readRequirements();
  const named = namedIds();
  const chosen = rows.filter((row) => !values.area || row.area === values.area);
  report(chosen, (id) => named.has(id), values.quiet);
  const known = new Set(rows.map((row) => row.id));
  for (const [id, files] of named) {
    if (known.has(id)) continue;
    console.error(`${id} is no row, but ${[...files].join(', ')} names it.`);
    process.exitCode = 1;
  }
}
