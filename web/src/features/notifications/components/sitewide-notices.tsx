import type { Notice } from '@boma/domain/notifications/notifications.schema.ts';
import { useEffect } from 'react';
import { askServerTime } from '../../../lib/ask-server-time.ts';
import { useLiveSite } from '../../../lib/live-site.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { showToast } from '../../../lib/toasts.ts';
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
  const candidates = added.filter((notice) => canBeFresh(notice, serverNow()));
  if (candidates.length === 0) return;
  const arrived = performance.now();
  await askServerTime();
  const waited = performance.now() - arrived;
  for (const notice of candidates.toReversed()) if (isFresh(notice, serverNow() - waited)) say(notice);
}

/** Shows notices to everyone on the site as toasts, once per page. */
export function SitewideNotices() {
  const notices = useLiveSite()?.notices;
  useEffect(() => {
    if (notices) void hear(notices);
  }, [notices]);
  return null;
}
