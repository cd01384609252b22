import type { Queue } from '@boma/domain/staff/settled.schema.ts';
import { type ReactNode, useRef, useState } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { EmptyQueue } from '../../../components/queue/empty-queue.tsx';
import { NewestOnly } from '../../../components/queue/newest-only.tsx';
import { useQueueTab } from '../../../components/queue/queue-tab.ts';
import { QueueTabs } from '../../../components/queue/queue-tabs.tsx';
import { type DraftOptions, type Drafts, useDrafts } from '../../../components/queue/use-drafts.ts';
import { useKeptFocus } from '../../../components/queue/use-kept-focus.ts';
import { StaffHead } from '../../../components/staff/staff-head.tsx';
import { chakra } from '../../../components/ui.ts';
import type { Answer } from '../../../lib/asking/use-answer.ts';
import type { OnDone } from './list-page.tsx';
import { LastSettled, SettledList } from './settled-list.tsx';

interface QueuePageProps<T> {
  readonly title: string;
  readonly lead: string;
  readonly queue: Queue;
  /** What waits in it: 'appeals'. */
  readonly what: string;
  /** Said of an empty queue. */
  readonly empty: string;
  /** What waits. */
  readonly answer: Pick<Answer<readonly T[], true>, 'answer' | 'failed' | 'retry' | 'refresh'>;
  /** The list has so many of the newest at most. Absent: it is not sorted so. */
  readonly most?: number;
  /** Absent: the queue has no second list. `true`: the list of what was settled. */
  readonly settled?: true | ((onDone: OnDone) => ReactNode);
  /** For a queue with answers that are written in its cards. */
  readonly writing?: DraftOptions<T>;
  readonly children: (waiting: readonly T[], onDone: OnDone, drafts: Drafts<T>) => ReactNode;
}

// Nothing is held in it.
const noDrafts: DraftOptions<unknown> = { keyOf: () => '', order: () => 0 };

/** A page with what waits for staff, what was settled, and a line about what was done last. What is being written stays meanwhile. */
export function QueuePage<T>(props: QueuePageProps<T>) {
  const { title, lead, queue, what, empty, answer, most, settled, writing, children } = props;
  const [said, setSaid] = useState('');
  const { tab } = useQueueTab();
  const { shown, drafts, isWriting } = useDrafts(answer.answer, writing ?? noDrafts);
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useKeptFocus(heading);
  const onDone: OnDone = async (words) => {
    await answer.refresh();
    setSaid(words);
  };
  const isSettled = settled !== undefined && tab === 'settled';
  return (
    <chakra.div display="contents" {...focus}>
      <StaffHead
        headingRef={heading}
        title={title}
        lead={lead}
        said={said}
        {...(settled && { tools: <QueueTabs what={what} open={answer.answer?.length} /> })}
      />
      {isSettled && (settled === true ? <SettledList queue={queue} /> : settled(onDone))}
      <div hidden={isSettled}>
        {(!isSettled || isWriting) && (
          <Asked what={`the ${what}`} of={{ ...answer, answer: shown }} minHeight="30vh">
            {(waiting) =>
              waiting.length === 0 ? (
                <EmptyQueue says={empty}>
                  <LastSettled queue={queue} />
                </EmptyQueue>
              ) : (
                <>
                  {children(waiting, onDone, drafts)}
                  {most !== undefined && <NewestOnly count={waiting.length} most={most} />}
                </>
              )
            }
          </Asked>
        )}
      </div>
    </chakra.div>
  );
}
