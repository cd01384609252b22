import type { Queue, Settled } from '@boma/domain/staff/settled.schema.ts';
import { useCallback, useId } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { WIDE } from '../../../components/queue/wide.ts';
import { RouterLink } from '../../../components/router-link.tsx';
import { EmptyNote } from '../../../components/staff/empty-note.tsx';
import { chakra } from '../../../components/ui.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { momentWords } from '../../../lib/moments.ts';
import { listSettled } from '../api/staff-calls.ts';
import { settledWords } from '../settled-words.ts';
import { personPath } from '../staff-sections.ts';

/** How many an empty queue shows. */
const LAST = 5;

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: '11.5rem minmax(0, 1fr) 16rem' },
  columnGap: 5,
  rowGap: 1,
  paddingY: 3,
  borderTopWidth: '1px',
  textStyle: 'small',
  overflowWrap: 'anywhere',
} as const;

const firstLines = { lineClamp: 2 } as const;

function About({ uid, name }: Pick<Settled, 'uid' | 'name'>) {
  if (name === null) return null;
  if (uid === null) return <b>{name} </b>;
  return (
    <>
      <RouterLink
        to={personPath(uid)}
        fontWeight={600}
        textDecoration="underline"
        textUnderlineOffset="3px"
        _hover={{ color: 'accent' }}
      >
        {name}
      </RouterLink>{' '}
    </>
  );
}

/** `short`: the first lines of what was said. */
function SettledRow({ settled, short }: { readonly settled: Settled; readonly short: boolean }) {
  const { at, uid, name, what, answer } = settled;
  return (
    <chakra.li css={row}>
      <chakra.time color="muted" textStyle="clock" dateTime={new Date(at).toISOString()}>
        {momentWords(at)}
      </chakra.time>
      <chakra.div minWidth={0}>
        <chakra.p dir="auto" {...(short && firstLines)}>
          <About uid={uid} name={name} />
          {what === '' ? <chakra.span color="muted">The words are gone.</chakra.span> : what}
        </chakra.p>
        {!short && answer !== '' && (
          <chakra.p color="muted" whiteSpace="pre-line">
            {`Our answer: ${answer}`}
          </chakra.p>
        )}
      </chakra.div>
      <p>{settledWords(settled)}</p>
    </chakra.li>
  );
}

interface SettledProps {
  readonly queue: Queue;
}

/** Everything that was settled lately in a queue. */
export function SettledList({ queue }: SettledProps) {
  const ask = useCallback(() => listSettled({ queue }), [queue]);
  const answer = useAnswer(ask, { doing: 'Reading what was settled' });
  return (
    <Asked what="what was settled" of={answer} minHeight="30vh">
      {(settled) =>
        settled.length === 0 ? (
          <EmptyNote>Nothing was settled yet.</EmptyNote>
        ) : (
          <ul aria-label="Settled">
            {settled.map((each) => (
              <SettledRow key={each.id} settled={each} short={false} />
            ))}
          </ul>
        )
      }
    </Asked>
  );
}

/** The few that were settled last, below an empty queue. Nothing at all if there were none. */
export function LastSettled({ queue }: SettledProps) {
  const id = useId();
  const ask = useCallback(() => listSettled({ queue, limit: LAST }), [queue]);
  const answer = useAnswer(ask, { doing: 'Reading what was settled last' });
  if (answer.answer?.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="label" color="muted" marginBottom={3}>
        Settled last
      </chakra.h2>
      <Asked what="what was settled" of={answer} minHeight="10rem">
        {(settled) => (
          <ul>
            {settled.map((each) => (
              <SettledRow key={each.id} settled={each} short />
            ))}
          </ul>
        )}
      </Asked>
    </section>
  );
}
