import { showToast, toastsInLine } from '../lib/toasts.ts';

/** Shows why staff ended the user's session. Several calls refused for the same reason show it once. */
export function explainEndedSession(text: string, caption?: string): void {
  if (toastsInLine().some((toast) => toast.text === text)) return;
  showToast({ kind: 'identity', text, ...(caption && { caption }) });
}
