import { streamPath } from '@boma/domain/site-paths.ts';
import { EyeIcon } from '../../../components/more-icons.tsx';
import { NewsItem, type NewsSourceProps } from '../../../components/news-item.tsx';
import { useRecentSightings } from '../hooks/use-alert-sightings.ts';
import { clockWords } from '../sighting-words.ts';

/** The newest sighting of the last minutes, with its picture. */
export default function SightingNews({ streams }: NewsSourceProps) {
  const [sighting] = useRecentSightings();
  if (!sighting) return null;
  const { avatar, caption, message, created_ts, stream } = sighting;
  const name = streams.find(({ slug }) => slug === stream.slug)?.name ?? stream.slug;
  const title = (
    <>
      Just seen · <time dateTime={new Date(created_ts * 1000).toISOString()}>{clockWords(created_ts)}</time>
    </>
  );
  return (
    <NewsItem icon={EyeIcon} picture={avatar} title={title} to={streamPath(stream.slug)}>
      {caption} at {name}
      {message && `: ${message}`}
    </NewsItem>
  );
}
