import { linkTo } from '@boma/domain/site-paths.ts';
import { useEffect } from 'react';
import { freePreview } from '../../config/free-preview.ts';
import { showToast } from '../../lib/toasts.ts';
import { useStoredUser } from '../../session/session.ts';

const TIME_TO_READ = 30_000;

/** Whom it has been said to on this page. It outlives the layouts. */
let told: string | undefined;

/** Tells whoever belongs to the free preview, and is no member, when it ends. Belonging to it opens nothing by itself. */
export function FreePreviewNotice() {
  const user = useStoredUser();
  const id = user?.is_free && !user.is_subscribed ? user.id : undefined;
  useEffect(() => {
    if (id === undefined || id === told) return;
    told = id;
    showToast({
      kind: 'app',
      caption: 'Your free preview',
      text: `Premium is free for you until ${freePreview.until}. From ${freePreview.subscribeFrom} you need a subscription.`,
      timeout: TIME_TO_READ,
      link: { href: linkTo('subscribe'), text: 'Subscribe' },
    });
  }, [id]);
  return null;
}
