import { dropToast, showToast } from '../../lib/toasts.ts';

let said: number | undefined;

/** Says why somebody could not come in. What was said of the try before goes. */
export function sayIdentity(text: string | undefined, caption?: string): void {
  if (said !== undefined) dropToast(said);
  said = text === undefined ? undefined : showToast({ kind: 'identity', text, ...(caption && { caption }) });
}
