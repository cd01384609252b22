import type { Toast } from '../../lib/toasts.ts';
import { RouterLink } from '../router-link.tsx';
import { chakra } from '../ui.ts';

const style = {
  alignSelf: 'flex-start',
  paddingY: 1,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
} as const;

/** Inside the site it leads there, to another one it opens a tab; anything else is no link. */
export function ToastLink({
  link: { href, text },
  onFollow,
}: {
  readonly link: NonNullable<Toast['link']>;
  readonly onFollow: () => void;
}) {
  if (/^\/(?![/\\])/.test(href)) {
    return (
      <RouterLink to={href} onClick={onFollow} css={style}>
        {text}
      </RouterLink>
    );
  }
  if (!href.startsWith('https://')) return null;
  return (
    <chakra.a href={href} target="_blank" rel="noopener" onClick={onFollow} css={style}>
      {text}
    </chakra.a>
  );
}
