import { linkTo, streamPath } from '@boma/domain/site-paths.ts';
import { LiveIcon } from '../../../components/icons.tsx';
import { NewsItem, type NewsSourceProps } from '../../../components/news-item.tsx';
import { useLiveSite } from '../../../lib/live-site.ts';
import { busiestCamera } from '../featured.ts';
import { isOnAir } from '../stream-air.ts';

const count = new Intl.NumberFormat('en');

/** How many viewers watch now and where most of them are; without a count, how many cameras are on the air. */
export function AirNews({ streams }: NewsSourceProps) {
  const site = useLiveSite();
  const onAir = streams.filter(({ slug }) => isOnAir(site, slug) === true).length;
  if (onAir === 0) return null;
  const all = site?.viewers?.all ?? 0;
  const busiest = busiestCamera(streams, site);
  if (all > 0 && busiest)
    return (
      <NewsItem icon={LiveIcon} title="Watching now" to={streamPath(busiest.slug)}>
        {all === 1
          ? `1 viewer, at ${busiest.name}`
          : `${count.format(all)} viewers, most of them at ${busiest.name}`}
      </NewsItem>
    );
  return (
    <NewsItem icon={LiveIcon} title="On the air" to={linkTo('streams')}>
      {onAir < streams.length
        ? `${onAir} of ${streams.length} cameras are live`
        : onAir > 1
          ? `All ${onAir} cameras are live`
          : 'The camera is live'}
    </NewsItem>
  );
}
