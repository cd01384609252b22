import { type ComponentType, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { wideWindow } from '../../../components/stage.ts';
import { changeChatSettings, chatSettings } from '../../../features/chat/chat-settings.ts';
import { theatre, useTheatre } from '../../../features/player/kept/theatre.ts';
import { onPageKey } from '../../../features/player/page-keys.ts';
import { logFailure } from '../../../lib/log.ts';
import { useMedia } from '../../../lib/use-media.ts';

type List = ComponentType<{ readonly onClose: () => void }>;

/** The list of the keys. Its code is loaded when the viewer asks for it. */
function useShortcutList() {
  const [List, setList] = useState<List>();
  const open = useCallback(() => {
    import('../../../features/player/components/shortcuts-dialog.tsx').then(
      ({ ShortcutsDialog }) => setList(() => ShortcutsDialog),
      (cause: unknown) => logFailure('Opening the list of shortcuts', cause),
    );
  }, []);
  const close = useCallback(() => setList(undefined), []);
  return { List, open, close };
}

/** The keys of a camera's page, its theatre, and the list of its shortcuts. */
export function usePageControls() {
  const wide = useMedia(wideWindow);
  const inTheatre = useTheatre() && wide;
  const list = useShortcutList();
  const act = useEffectEvent((key: string) => {
    const actions: Readonly<Record<string, (() => void) | undefined>> = {
      t: wide ? theatre.toggle : undefined,
      escape: inTheatre ? theatre.leave : undefined,
      c: () => changeChatSettings({ panel: !chatSettings().panel }),
      '?': list.open,
    };
    actions[key]?.();
    return actions[key] !== undefined;
  });
  useEffect(() => onPageKey((key) => act(key)), []);
  return { inTheatre, list };
}
