import { type ReactNode, useId } from 'react';
import { chakra } from '../../../components/ui.ts';

interface PartProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** One subject of the page of a membership. */
export function MembershipPart({ title, lead, children }: PartProps) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gap={4}
      padding={{ base: 4, md: 5 }}
      borderWidth="1px"
      borderRadius="lg"
      background="surface"
      minWidth={0}
    >
      <div>
        <chakra.h2 id={id} textStyle="section" fontSize="1.25rem">
          {title}
        </chakra.h2>
        <chakra.p textStyle="small" color="muted">
          {lead}
        </chakra.p>
      </div>
      {children}
    </chakra.section>
  );
}
