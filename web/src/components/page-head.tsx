import type { ReactNode } from 'react';
import { chakra } from './ui.ts';

/** A page's first words: its heading, and a sentence that says what it is for. */
export function PageHead({
  title,
  lead,
  eyebrow,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly eyebrow?: string;
}) {
  return (
    <chakra.div marginBottom={{ base: 8, md: 10 }} maxWidth="46rem">
      {eyebrow !== undefined && (
        <chakra.p textStyle="label" color="accent" marginBottom={3}>
          {eyebrow}
        </chakra.p>
      )}
      <chakra.h1 textStyle="title" textWrap="balance">
        {title}
      </chakra.h1>
      {lead !== undefined && (
        <chakra.p textStyle="lead" color="muted" marginTop={3}>
          {lead}
        </chakra.p>
      )}
    </chakra.div>
  );
}
