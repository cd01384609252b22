import { linkTo } from '@boma/domain/site-paths.ts';
import { useEffect } from 'react';
import { freePreview } from '../../config/free-preview.ts';
import { showToast } from '../../lib/toasts.ts';
import { useStoredUser, useWatchesAll } from '../../session/session.ts';
import { useUserFlags } from '../../session/use-user-flags.ts';

const TIME_TO_READ = 30_000;

/** The id of the user who has seen the notice on this page. It outlives the layouts. */
let noticedBy: string | undefined;

/** Tells users of the free preview who are not members when it ends. The preview itself opens nothing. */
export function FreePreviewNotice() {
  const user = useStoredUser();
  const { isFree } = useUserFlags();
  const watchesAll = useWatchesAll();
  const id = isFree && !watchesAll ? user?.id : undefined;
  useEffect(() => {
    if (id === undefined || id === noticedBy) return;
    noticedBy = id;
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
