import type { Announcement } from '@boma/domain/notifications/announcement.schema.ts';
import { useState } from 'react';
import { FloatingNote } from '../../../components/floating-note.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { closedAnnouncementKey } from '../../../lib/storage-keys.ts';

function Way({ href, text }: { readonly href: string; readonly text: string }) {
  return href.startsWith('/') ? <RouterLink to={href}>{text}</RouterLink> : <a href={href}>{text}</a>;
}

interface PinnedAnnouncementProps {
  readonly announcement: Announcement;
  /** Receives the focus that the closed card had. */
  readonly onClosed: () => void;
}

/** What staff have pinned, until the viewer closes it. One that is pinned later is shown again. */
export default function PinnedAnnouncement({ announcement, onClosed }: PinnedAnnouncementProps) {
  const { id, message, link_url, link_text } = announcement;
  const [closed, setClosed] = useState(() => readStored(closedAnnouncementKey));
  if (closed === id) return null;
  const close = () => {
    writeStored(closedAnnouncementKey, id);
    setClosed(id);
    onClosed();
  };
  return (
    <FloatingNote label="From the rangers" closeLabel="Close the announcement" onClose={close}>
      {message} {link_url !== null && <Way href={link_url} text={link_text} />}
    </FloatingNote>
  );
}
