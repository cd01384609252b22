import { type ReactNode, useState } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { PageHead } from '../../../components/page-head.tsx';
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
  readonly children: (answer: T, onDone: OnDone) => ReactNode;
}

/** A page of staff with what the server lists, and a line about what was done last. */
export function ListPage<T>({ title, lead, what, answer, children }: ListPageProps<T>) {
  const [said, setSaid] = useState('');
  const onDone: OnDone = async (words) => {
    await answer.refresh();
    setSaid(words);
  };
  return (
    <>
      <PageHead title={title} lead={lead} />
      <chakra.p role="status" minHeight="2rem" color="good" fontWeight={600}>
        {said}
      </chakra.p>
      <Asked what={`the ${what}`} of={answer} minHeight="30vh">
        {(list) => children(list, onDone)}
      </Asked>
    </>
  );
}

/** Says that there is nothing in the list. */
export function EmptyList({ children }: { readonly children: string }) {
  return (
    <chakra.p textStyle="lead" color="muted" borderTopWidth="1px" paddingTop={8}>
      {children}
    </chakra.p>
  );
}
