import { BIN_KINDS, BIN_MS, BIN_SHOWN, type BinEntry } from '@boma/domain/staff/bin.schema.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { chakra } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { momentWords } from '../../../lib/moments.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { listBin, restore } from '../api/staff-calls.ts';
import type { OnDone } from './list-page.tsx';
import { QueuePage } from './queue-page.tsx';
import { StaffTable, TableCell, TableRow, TableRows } from './staff-table.tsx';

const NO = {
  forbidden: 'Only an admin can put this back.',
  'not-found': 'A colleague has put it back, or its 30 days are over.',
} as const;

const DAY_MS = 86_400_000;

/** How long it can still come back. `now` is unix milliseconds. */
function leftWords(at: number, now: number): string {
  const days = Math.floor((at + BIN_MS - now) / DAY_MS);
  if (days < 1) return 'Less than a day left';
  return days === 1 ? '1 day left' : `${days} days left`;
}

interface EntryProps {
  readonly entry: BinEntry;
  readonly now: number;
  readonly onDone: OnDone;
}

function Entry({ entry, now, onDone }: EntryProps) {
  const { kind, key, name, by_name, at } = entry;
  const { busy, problem, run } = useAction(
    async () => {
      await restore({ kind, key });
      await onDone(`${name} is back.`);
    },
    { doing: 'Putting something back from the bin', problemOf: (cause) => refusalWords(cause, NO) },
  );
  return (
    <TableRow>
      <TableCell>
        <b>{name}</b>
      </TableCell>
      <TableCell>{BIN_KINDS[kind]}</TableCell>
      <TableCell label="Removed by">{by_name || 'a colleague'}</TableCell>
      <TableCell label="Removed" isShort>
        {momentWords(at)}
      </TableCell>
      <TableCell isShort>{leftWords(at, now)}</TableCell>
      <TableCell isWide>
        <chakra.div data-action="" marginTop={2}>
          <Button
            look="quiet"
            aria-label={`Put back ${name}`}
            aria-disabled={busy}
            onClick={() => void run()}
          >
            Put back
          </Button>
          <Problem>{problem}</Problem>
        </chakra.div>
      </TableCell>
    </TableRow>
  );
}

const COLUMNS = ['What', 'From', 'Removed by', 'When', 'Until it is gone'] as const;

/** For staff: what was removed in the last thirty days. */
export function Bin() {
  const answer = useAnswer(listBin, { doing: 'Reading the bin' });
  const [now] = useState(serverNow);
  return (
    <QueuePage
      title="Bin"
      lead="What was removed in the last 30 days. It comes back as it was, at its old address."
      queue="bin"
      what="bin"
      empty="The bin is empty."
      answer={answer}
      most={BIN_SHOWN}
    >
      {(entries, onDone) => (
        <StaffTable label="The bin" columns={COLUMNS} hasActions>
          <TableRows>
            {entries.map((entry) => (
              <Entry key={`${entry.kind}.${entry.key}`} entry={entry} now={now} onDone={onDone} />
            ))}
          </TableRows>
        </StaffTable>
      )}
    </QueuePage>
  );
}
