import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { IconProps } from './icons.tsx';
import { RouterLink } from './router-link.tsx';
import { chakra } from './ui.ts';

/** What a source of news gets. It renders a `NewsItem`, or nothing while it has no news. */
export interface NewsSourceProps {
  readonly streams: readonly StreamView[];
}
export type NewsSource = ComponentType<NewsSourceProps>;

const style = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 3,
  alignContent: 'start',
  height: '100%',
  padding: 4,
  borderWidth: '1px',
  borderRadius: 'md',
  background: 'surface',
  _hover: { borderColor: 'accent' },
  '& > :is(svg, img)': { color: 'accent', gridRow: 'span 2' },
  '& > img': { width: '5.5rem', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: 'sm' },
  '& [data-news-text]': {
    overflowWrap: 'anywhere',
    lineClamp: 2,
    lineHeight: 1.4,
  },
} as const;

let arrived = 0;

/** One piece of what is going on, as a link to where it goes on. One that comes later stands behind those that are there. */
export function NewsItem({
  icon: Drawing,
  picture,
  title,
  to,
  children,
}: {
  readonly icon: ComponentType<IconProps>;
  /** The address of a picture of it, which takes the icon's place. */
  readonly picture?: string;
  readonly title: ReactNode;
  readonly to: string;
  readonly children: ReactNode;
}) {
  // In the order of the sources, each late answer would push what the viewer is reading.
  const [order] = useState(() => (arrived += 1));
  return (
    <chakra.li minWidth={0} style={{ order }}>
      <RouterLink to={to} css={style}>
        {picture ? <img src={picture} alt="" width={88} height={50} /> : <Drawing />}
        <chakra.span textStyle="small" color="muted">
          {title}
        </chakra.span>
        <span data-news-text="">{children}</span>
      </RouterLink>
    </chakra.li>
  );
}
