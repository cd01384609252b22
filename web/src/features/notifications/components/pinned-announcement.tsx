import type { Announcement } from '@boma/domain/notifications/announcement.schema.ts';
import { useState } from 'react';
import { FloatingNote } from '../../../components/floating-note.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { readStored, writeStored } from '../../../lib/storage.ts';

/** The id of the announcement that was closed. Not among the keys that the script in each page's head carries. */
const CLOSED = 'boma:closed-announcement';

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
  const [closed, setClosed] = useState(() => readStored(CLOSED));
  if (closed === id) return null;
  const close = () => {
    writeStored(CLOSED, id);
    setClosed(id);
    onClosed();
  };
  return (
    <FloatingNote label="From the rangers" closeLabel="Close the announcement" onClose={close}>
      {message} {link_url !== null && <Way href={link_url} text={link_text} />}
    </FloatingNote>
  );
}
