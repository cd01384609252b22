import type { ReactNode } from 'react';
import { chakra } from '../ui.ts';

/** A flat acacia at sunset, with one bird: nothing waits. */
function Evening() {
  return (
    <chakra.svg
      viewBox="0 0 160 92"
      width="160px"
      height="92px"
      fill="none"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      stroke="muted"
    >
      <chakra.path d="M100 80a17 17 0 0 1 34 0z" fill="accentSoft" stroke="accent" />
      <chakra.path
        d="M26 43c3-9 13-13 22-11 4-8 15-11 25-8 9-4 21 0 24 8 9-1 15 4 16 11-14 4-72 4-87 0z"
        fill="accentSoft"
        stroke="muted"
      />
      <path d="M68 80c2-12 1-22-5-35M73 80c0-15 4-25 13-35M66 62c-4-7-9-12-15-17M76 60c4-5 10-10 18-15" />
      <path d="M8 80h144M18 80l-3-7M22 80l1-9M26 80l4-6M142 80l-2-6M146 80l3-7" />
      <path d="M120 30q4-5 8 0q4-5 8 0" />
    </chakra.svg>
  );
}

interface EmptyQueueProps {
  /** One sentence: 'No appeal waits.' */
  readonly says: string;
  /** What was settled last. */
  readonly children?: ReactNode;
}

/** Stands in the place of a queue in which nothing waits. */
export function EmptyQueue({ says, children }: EmptyQueueProps) {
  return (
    <chakra.div display="grid" gap={8}>
      <chakra.div
        display="grid"
        justifyItems="center"
        gap={4}
        paddingTop={{ base: 6, md: 10 }}
        textAlign="center"
      >
        <Evening />
        <chakra.p textStyle="lead">{says}</chakra.p>
      </chakra.div>
      {children}
    </chakra.div>
  );
}
