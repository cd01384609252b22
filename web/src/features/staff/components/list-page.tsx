import { type ReactNode, useRef, useState } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { useKeptFocus } from '../../../components/queue/use-kept-focus.ts';
import { StaffHead } from '../../../components/staff/staff-head.tsx';
import { chakra } from '../../../components/ui.ts';
import type { Answer } from '../../../lib/asking/use-answer.ts';

/** Reads the list again, and then says what was done. */
export type OnDone = (words: string) => Promise<void>;

interface ListPageProps<T> {
  readonly title: string;
  readonly lead: string;
  /** What is listed: 'photos'. */
  readonly what: string;
  readonly answer: Pick<Answer<T, true>, 'answer' | 'failed' | 'retry' | 'refresh'>;
  /** As `StaffHead.tools` and `StaffHead.action`. */
  readonly tools?: ReactNode;
  readonly action?: ReactNode;
  readonly children: (answer: T, onDone: OnDone) => ReactNode;
}

/** A page of staff with what the server lists, and a line about what was done last. */
export function ListPage<T>({ title, lead, what, answer, tools, action, children }: ListPageProps<T>) {
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useKeptFocus(heading);
  const onDone: OnDone = async (words) => {
    await answer.refresh();
    setSaid(words);
  };
  return (
    <chakra.div display="contents" {...focus}>
      <StaffHead title={title} lead={lead} tools={tools} action={action} said={said} headingRef={heading} />
      <Asked what={`the ${what}`} of={answer} minHeight="30vh">
        {(list) => children(list, onDone)}
      </Asked>
    </chakra.div>
  );
}
