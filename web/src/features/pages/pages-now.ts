import type { RANGERS } from '@boma/domain/pages/pages.constants.ts';
import type { Ranger } from '@boma/domain/pages/pages.schema.ts';
import { rangers } from '../../config/rangers.ts';
import { useEditedPages } from '../../lib/edited-pages.ts';

export type RangerName = keyof typeof rangers;
/** Our people by the names of their pages, in their order. */
export const RANGER_NAMES = ['firstBiography', 'secondBiography'] as const satisfies {
  readonly length: typeof RANGERS;
} & readonly RangerName[];

type Introduced = Pick<Ranger, 'name' | 'post' | 'introduction'>;

/** Who our people are, for pages that only name them: what staff have saved, else what the site says by itself. */
export function useRangerNames(): Readonly<Record<RangerName, Introduced>> {
  const [first, second] = useEditedPages().rangers?.rangers ?? [];
  return {
    firstBiography: first ?? rangers.firstBiography,
    secondBiography: second ?? rangers.secondBiography,
  };
}
