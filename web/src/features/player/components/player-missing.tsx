import { NoticePanel, NoticeText, TextButton } from './notice-panel.tsx';

/** In place of a player whose code did not arrive. Its address may be gone after a deploy: only a fresh page knows. */
export function PlayerMissing({ compact = false }: { readonly compact?: boolean }) {
  return (
    <NoticePanel compact={compact}>
      <NoticeText compact={compact}>The player did not come through</NoticeText>
      <TextButton onClick={() => location.reload()}>Reload</TextButton>
    </NoticePanel>
  );
}
