import { chakra } from '../ui.ts';

interface NewestOnlyProps {
  /** Entries in the list. */
  readonly count: number;
  /** Entries that the list has at most. */
  readonly most: number;
}

/** Below a list that has as many entries as it can: it may have no room for older ones. */
export function NewestOnly({ count, most }: NewestOnlyProps) {
  if (count < most) return null;
  return (
    <chakra.p textStyle="small" color="muted" borderTopWidth="1px" paddingTop={4}>
      These are the newest {most}. Older ones follow as these move on.
    </chakra.p>
  );
}
