import { showToast } from '../../lib/toasts.ts';

/** Tells a user why they were brought home. */
export function announceStaffOnly(): void {
  showToast({
    kind: 'app',
    tone: 'warning',
    text: 'That page is for our rangers, so we brought you home.',
  });
}
