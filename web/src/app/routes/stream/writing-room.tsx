import { useEffect, useRef, useState } from 'react';
import { narrowWindow } from '../../../components/stage.ts';
import { useMedia } from '../../../lib/use-media.ts';

/** CSS pixels. What takes more than this from the window is an on-screen keyboard, not a bar of the browser. */
const KEYBOARD = 120;

/**
 * Publishes what an on-screen keyboard leaves of the window, as `--visible-height` and `--visible-top`. Safari lays the
 * keyboard over the page; other browsers make the page smaller themselves, and then nothing is published.
 */
function useVisibleArea(): void {
  useEffect(() => {
    const area = window.visualViewport;
    if (!area) return;
    const { style } = document.documentElement;
    const clear = () => {
      style.removeProperty('--visible-height');
      style.removeProperty('--visible-top');
    };
    const publish = () => {
      // A viewer who has zoomed in sees a part of the page; that is no keyboard.
      if (area.scale > 1.01 || window.innerHeight - area.height < KEYBOARD) return clear();
      style.setProperty('--visible-height', `${area.height}px`);
      style.setProperty('--visible-top', `${area.offsetTop}px`);
    };
    area.addEventListener('resize', publish);
    area.addEventListener('scroll', publish);
    return () => {
      area.removeEventListener('resize', publish);
      area.removeEventListener('scroll', publish);
      clear();
    };
  }, []);
}

/**
 * In a narrow window, true from the moment the viewer begins to write in the area until they turn to another part of the page; a
 * press on the messages leaves it as it is.
 */
function useComposing(area: Element | null): boolean {
  const [writing, setWriting] = useState(false);
  useEffect(() => {
    if (!area) return;
    const look = (target: EventTarget | null) => {
      if (!(target instanceof Node && area.contains(target))) setWriting(false);
      else if (target instanceof HTMLTextAreaElement) setWriting(true);
    };
    const onTurn = ({ target }: Event) => look(target);
    // They may have begun before this came.
    look(document.activeElement);
    document.addEventListener('focusin', onTurn);
    document.addEventListener('pointerdown', onTurn);
    return () => {
      document.removeEventListener('focusin', onTurn);
      document.removeEventListener('pointerdown', onTurn);
    };
  }, [area]);
  return useMedia(narrowWindow) && writing;
}

/**
 * Stands in the chat of a camera's page and keeps it in sight while the viewer writes: `data-composing` marks its area, which is
 * scrolled to its place, also when the on-screen keyboard comes.
 */
export function WritingRoom() {
  const mark = useRef<HTMLSpanElement>(null);
  const [area, setArea] = useState<Element | null>(null);
  useEffect(() => setArea(mark.current?.closest('[data-chat-area]') ?? null), []);
  const composing = useComposing(area);
  useVisibleArea();
  useEffect(() => {
    if (!area || !composing) return;
    area.setAttribute('data-composing', '');
    const show = () => area.scrollIntoView({ block: 'start' });
    show();
    const seen = window.visualViewport;
    seen?.addEventListener('resize', show);
    return () => {
      area.removeAttribute('data-composing');
      seen?.removeEventListener('resize', show);
    };
  }, [area, composing]);
  return <span ref={mark} hidden />;
}
