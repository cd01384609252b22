import { chakra } from '../../../components/ui.ts';
import { momentWords } from '../../../lib/moments.ts';
import { undoDeletion, useLeaving } from '../api/deletion.ts';
import { UndoLeaving } from './undo-leaving.tsx';

const banner = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 8,
  rowGap: 4,
  marginBottom: { base: 8, md: 10 },
  paddingX: { base: 5, md: 6 },
  paddingY: 5,
  borderLeftWidth: '3px',
  borderColor: 'accent',
  borderRadius: 'md',
  background: 'accentSoft',
} as const;

/** Heads the profile of a user whose account is about to be deleted, while that can be undone. */
export function LeavingBanner() {
  const { deletion } = useLeaving();
  if (!deletion) return null;
  return (
    <chakra.section aria-label="Your account is about to be deleted" css={banner}>
      <chakra.p flex="1 1 20rem" maxWidth="44rem">
        <chakra.strong fontWeight={650}>
          Your account will be deleted on {momentWords(deletion.due_at)}.
        </chakra.strong>{' '}
        Until then nothing of it is deleted, and you can change your mind.
      </chakra.p>
      <UndoLeaving undo={undoDeletion} />
    </chakra.section>
  );
}
