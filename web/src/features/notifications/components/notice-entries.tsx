import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { momentWords } from '../../../lib/moments.ts';
import { useNotices } from '../heard-notices.ts';

const entry = {
  paddingY: 3,
  borderTopWidth: '1px',
  overflowWrap: 'anywhere',
  '& a': { fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: '3px' },
} as const;

interface LinkProps {
  readonly href: string;
  readonly text: string;
}

const NoticeLink = ({ href, text }: LinkProps) =>
  href.startsWith('/') ? <RouterLink to={href}>{text}</RouterLink> : <a href={href}>{text}</a>;

/** The last three notices to everyone on the site, the newest first. */
export function NoticeEntries({ empty }: { readonly empty: string }) {
  const notices = useNotices();
  if (notices.length === 0) return <chakra.p color="muted">{empty}</chakra.p>;
  return (
    <ul aria-label="Latest notices">
      {notices.map(({ id, caption, message, link_url, link_text, sent_at }) => (
        <chakra.li key={id} css={entry}>
          {caption && <chakra.p fontWeight={600}>{caption}</chakra.p>}
          <p>{message}</p>
          <chakra.p textStyle="small" color="muted">
            <time dateTime={new Date(sent_at * 1000).toISOString()}>{momentWords(sent_at * 1000)}</time>
            {link_url !== null && (
              <>
                {' · '}
                <NoticeLink href={link_url} text={link_text} />
              </>
            )}
          </chakra.p>
        </chakra.li>
      ))}
    </ul>
  );
}
