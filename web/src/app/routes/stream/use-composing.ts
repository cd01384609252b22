import { type RefObject, useEffect, useState } from 'react';
import { narrowWindow } from '../../../components/stage.ts';
import { useMedia } from '../../../lib/use-media.ts';

/**
 * In a narrow window, true from the moment the viewer begins to write in `area` until they turn to another part of the
 * page; a press on the messages leaves it as it is. The area is scrolled to its place, also when the on-screen keyboard
 * comes.
 */
export function useComposing(area: RefObject<HTMLElement | null>): boolean {
  const [writing, setWriting] = useState(false);
  const composing = useMedia(narrowWindow) && writing;
  useEffect(() => {
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && area.current?.contains(target) === true;
    const onFocus = ({ target }: FocusEvent) => {
      if (!isInside(target)) setWriting(false);
      else if (target instanceof HTMLTextAreaElement) setWriting(true);
    };
    const onPress = ({ target }: PointerEvent) => {
      if (!isInside(target)) setWriting(false);
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [area]);
  useEffect(() => {
    if (!composing) return;
    const show = () => area.current?.scrollIntoView({ block: 'start' });
    show();
    const seen = window.visualViewport;
    seen?.addEventListener('resize', show);
    return () => seen?.removeEventListener('resize', show);
  }, [composing, area]);
  return composing;
}
