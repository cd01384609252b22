import { CSV_BOM, toCsv } from '@boma/domain/csv.ts';
import { EXPORTED_MAX } from '@boma/domain/staff/exports.schema.ts';
import { Button } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { chakra } from '../../../components/ui.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import type { CsvTable } from '../csv-rows.ts';

interface CsvPage<T> {
  readonly things: readonly T[];
  readonly next: string | null;
}

interface SaveCsvProps<T> {
  readonly table: CsvTable<T>;
  /** What the file has: 'the members'. */
  readonly what: string;
  readonly page: (after: string | null) => Promise<CsvPage<T>>;
}

interface Saved {
  readonly lines: number;
  readonly isCut: boolean;
}

const digits = new Intl.NumberFormat('en');

/** All things, page by page, up to the most that a file has. */
async function readAll<T>({ page }: Pick<SaveCsvProps<T>, 'page'>): Promise<CsvPage<T>> {
  const things: T[] = [];
  let next: string | null = null;
  do {
    const answer: CsvPage<T> = await page(next);
    things.push(...answer.things);
    next = answer.next;
  } while (next !== null && things.length < EXPORTED_MAX);
  return { things: things.slice(0, EXPORTED_MAX), next };
}

function offer(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([CSV_BOM, text], { type: 'text/csv' }));
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}

const savedWords = ({ lines, isCut }: Saved): string =>
  isCut
    ? `Saved ${digits.format(lines)} lines, the most that a file has. The rest is left out.`
    : `Saved ${digits.format(lines)} ${lines === 1 ? 'line' : 'lines'}.`;

/** A button that saves a list of staff as a file for spreadsheets. */
export function SaveCsv<T>({ table: { name, head, row }, what, page }: SaveCsvProps<T>) {
  const { busy, answer, problem, status, run } = useAction(
    async (): Promise<Saved> => {
      const { things, next } = await readAll({ page });
      offer(name, toCsv(head, things.map(row)));
      return { lines: things.length, isCut: next !== null };
    },
    {
      doing: `Saving ${what} as a file`,
      problemOf: () => 'The file could not be made. Please try again in a moment.',
    },
  );
  return (
    <div>
      <Button look="quiet" aria-disabled={busy} onClick={() => busy || void run()}>
        {busy ? 'One moment' : `Save ${what} as CSV`}
      </Button>
      <chakra.p role="status" textStyle="small" color="muted" minHeight="1.5em" marginTop={1}>
        {status === 'done' && answer && savedWords(answer)}
      </chakra.p>
      <Problem>{problem}</Problem>
    </div>
  );
}
