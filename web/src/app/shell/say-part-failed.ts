import { showToast } from '../../lib/toasts.ts';

/** Says that a part of the shell failed, and how it comes back. @param text a sentence */
export const sayPartFailed = (text: string) =>
  showToast({
    kind: 'app',
    tone: 'warning',
    text: `${text} Reload the page to bring it back.`,
    timeout: 10_000,
  });
