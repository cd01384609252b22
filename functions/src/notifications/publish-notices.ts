import { NOTICES_KEPT } from '@boma/domain/notifications/notifications.constants.ts';
import { type Notice, type StoredNotice, toNotice } from '@boma/domain/notifications/notifications.schema.ts';
import type { QuerySnapshot } from 'firebase-admin/firestore';
import { publish, type Section, type SectionSource } from '../live/publish.ts';
import type { Ctx } from '../platform/context.ts';
import type { Log } from '../platform/log.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';

/** More than are shown, so that a malformed document takes no place from a good one. */
const NOTICES_READ = 10;

function newest(snapshot: QuerySnapshot<StoredNotice>, log: Log): Notice[] {
  return snapshot.docs
    .flatMap((document) => {
      const stored = readWellFormed(document, log);
      return stored ? [toNotice(document.id, stored)] : [];
    })
    .slice(0, NOTICES_KEPT);
}

async function read({ reader, log }: SectionSource) {
  const latest = store.sitewideNotices.all().orderBy('sent_at', 'desc').limit(NOTICES_READ);
  return { fields: { notices: newest(await reader.get(latest), log) } };
}

/** The newest notices to everybody on the site. */
const noticesSection: Section = { name: 'notices', read };

export function publishNotices({ ctx }: { ctx: Ctx }): Promise<void> {
  return publish({ ctx, input: noticesSection });
}
