import type { ReactNode } from 'react';
import { TEXT_WIDTH } from './page-column.ts';
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
    <chakra.div marginBottom="head" maxWidth={TEXT_WIDTH}>
      {eyebrow !== undefined && (
        <chakra.p textStyle="label" color="accent" marginBottom={3}>
          {eyebrow}
        </chakra.p>
      )}
      <chakra.h1 textStyle="title">{title}</chakra.h1>
      {lead !== undefined && (
        <chakra.p textStyle="lead" color="muted" marginTop={3} textWrap="balance">
          {lead}
        </chakra.p>
      )}
    </chakra.div>
  );
}
