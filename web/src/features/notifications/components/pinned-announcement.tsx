import type { Announcement } from '@boma/domain/notifications/announcement.schema.ts';
import { useState } from 'react';
import { iconButton } from '../../../components/icon-button.ts';
import { CloseIcon } from '../../../components/icons.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { shadows } from '../../../theme/shadows.ts';

/** The id of the announcement that was closed. Not among the keys that the script in each page's head carries. */
const CLOSED = 'boma:closed-announcement';

const card = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 2,
  width: '100%',
  maxWidth: '26rem',
  paddingY: 2,
  paddingLeft: { base: 4, sm: 5 },
  paddingRight: 2,
  background: 'raised',
  borderWidth: '1px',
  borderColor: 'accent',
  borderRadius: 'lg',
  boxShadow: shadows.card,
  pointerEvents: 'auto',
  '& a': { color: 'accent', fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: '3px' },
} as const;

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
    <chakra.section aria-label="From the rangers" css={card}>
      <chakra.p paddingY="10px" fontSize="0.9375rem" overflowWrap="anywhere">
        {message} {link_url !== null && <Way href={link_url} text={link_text} />}
      </chakra.p>
      <chakra.button type="button" aria-label="Close the announcement" css={iconButton} onClick={close}>
        <CloseIcon />
      </chakra.button>
    </chakra.section>
  );
}
