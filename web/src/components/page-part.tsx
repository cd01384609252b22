import { type ReactNode, useId } from 'react';
import { chakra } from './ui.ts';

const part = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '15rem minmax(0, 1fr)' },
  gap: { base: 5, md: 10 },
  paddingY: { base: 8, md: 10 },
  borderTopWidth: '1px',
} as const;

/** One subject of a page: what it is on one side, what can be done on the other. */
export function PagePart({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} css={part}>
      <div>
        <chakra.h2 id={id} textStyle="section">
          {title}
        </chakra.h2>
        {lead !== undefined && (
          <chakra.p textStyle="small" color="muted" marginTop={2}>
            {lead}
          </chakra.p>
        )}
      </div>
      <chakra.div display="grid" gap={6} maxWidth="40rem" alignContent="start">
        {children}
      </chakra.div>
    </chakra.section>
  );
}
