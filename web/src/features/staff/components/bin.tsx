import { BIN_KINDS, type BinEntry } from '@boma/domain/staff/bin.schema.ts';
import { Button } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { EmptyNote } from '../../../components/staff/empty-note.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { momentWords } from '../../../lib/moments.ts';
import { listBin, restore } from '../api/staff-calls.ts';
import { ListPage, type OnDone } from './list-page.tsx';

const NO = {
  forbidden: 'Only an admin can put this back.',
  'not-found': 'A colleague has put it back, or its 30 days are over.',
} as const;

function Entry({ entry, onDone }: { readonly entry: BinEntry; readonly onDone: OnDone }) {
  const { kind, key, name, by_name, at } = entry;
  const { busy, problem, run } = useAction(
    async () => {
      await restore({ kind, key });
      await onDone(`${name} is back.`);
    },
    { doing: 'Putting something back from the bin', problemOf: (cause) => refusalWords(cause, NO) },
  );
  return (
    <chakra.li paddingY={4} borderTopWidth="1px">
      <Flex gap={4} align="center" justify="space-between" wrap="wrap">
        <chakra.div minWidth={0} flex="1 1 14rem">
          <chakra.p fontWeight={600} overflowWrap="anywhere">
            {name}
          </chakra.p>
          <chakra.p textStyle="small" color="muted">
            {`${BIN_KINDS[kind]} · removed by ${by_name || 'a colleague'} · ${momentWords(at)}`}
          </chakra.p>
        </chakra.div>
        <Button look="quiet" aria-label={`Put back ${name}`} aria-disabled={busy} onClick={() => void run()}>
          Put back
        </Button>
      </Flex>
      <Problem>{problem}</Problem>
    </chakra.li>
  );
}

/** For staff: what was removed in the last thirty days. */
export function Bin() {
  const answer = useAnswer(listBin, { doing: 'Reading the bin' });
  return (
    <ListPage
      title="Bin"
      lead="What was removed in the last 30 days. It comes back as it was, at its old address."
      what="bin"
      answer={answer}
    >
      {(entries, onDone) =>
        entries.length === 0 ? (
          <EmptyNote>The bin is empty.</EmptyNote>
        ) : (
          <ul>
            {entries.map((entry) => (
              <Entry key={`${entry.kind}.${entry.key}`} entry={entry} onDone={onDone} />
            ))}
          </ul>
        )
      }
    </ListPage>
  );
}
