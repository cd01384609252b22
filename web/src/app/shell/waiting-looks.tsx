import { useInsertionEffect } from 'react';
import { waitingShapes } from '../../renderer/waiting-shapes.ts';

/**
 * How the next page waits: the document carries only the shapes of its own page. They stand before all other styles, as the
 * document's do, so that a page's own layout decides.
 */
export function WaitingLooks() {
  useInsertionEffect(() => {
    const style = Object.assign(document.createElement('style'), { textContent: waitingShapes });
    document.head.prepend(style);
    return () => style.remove();
  }, []);
  return null;
}
