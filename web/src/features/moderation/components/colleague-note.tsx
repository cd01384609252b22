import type { Claim } from '@boma/domain/claim.schema.ts';
import { chakra } from '../../../components/ui.ts';
import { useColleague } from '../use-colleague.ts';

interface ColleagueNoteProps {
  readonly works: readonly { readonly claim: Claim | null }[];
  readonly ownId: string | undefined;
}

/** Says which colleague works on one of these things now. */
export function ColleagueNote({ works, ownId }: ColleagueNoteProps) {
  const colleague = useColleague(works, ownId);
  if (colleague === undefined) return null;
  return (
    <chakra.p color="accent" fontWeight={600}>
      {colleague} is on it.
    </chakra.p>
  );
}
