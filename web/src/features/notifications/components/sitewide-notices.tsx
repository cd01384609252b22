import type { Notice } from '@boma/domain/notifications/notifications.schema.ts';
import { useEffect } from 'react';
import { useLiveSite } from '../../../lib/live-site.ts';
import { showToast } from '../../../lib/toasts.ts';
import { serverClockOffset } from '../api/server-clock.ts';
import { addNotices } from '../heard-notices.ts';
import { canBeFresh, isFresh } from '../notice-list.ts';

function say({ caption, message, colour, timeout, img_url, icon, link_url, link_text }: Notice): void {
  showToast({
    kind: 'notice',
    text: message,
    timeout,
    ...(caption && { caption }),
    ...(colour !== null && { colour }),
    ...(img_url !== null && { image: img_url }),
    ...(icon !== null && { icon }),
    ...(link_url !== null && { link: { href: link_url, text: link_text } }),
  });
}

/** Shows new notices that were just sent, oldest first. Others are only remembered. */
async function hear(notices: readonly Notice[]): Promise<void> {
  const added = addNotices(notices);
  const arrived = Date.now();
  const candidates = added.filter((notice) => canBeFresh(notice, arrived));
  if (candidates.length === 0) return;
  const offset = await serverClockOffset();
  for (const notice of candidates.toReversed()) if (isFresh(notice, arrived + offset)) say(notice);
}

/** Shows notices to everyone on the site as toasts, once per page. */
export function SitewideNotices() {
  const notices = useLiveSite()?.notices;
  useEffect(() => {
    if (notices) void hear(notices);
  }, [notices]);
  return null;
}
