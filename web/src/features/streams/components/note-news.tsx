import { streamPath } from '@boma/domain/site-paths.ts';
import { toMillis } from '@boma/domain/time.ts';
import { HatIcon } from '../../../components/icons.tsx';
import { NewsItem, type NewsSourceProps } from '../../../components/news-item.tsx';
import { momentWords } from '../../../lib/moments.ts';
import { newestNote } from '../featured.ts';

/** The newest note that a ranger has left at a camera. */
export function NoteNews({ streams }: NewsSourceProps) {
  const stream = newestNote(streams);
  if (!stream) return null;
  const { noted_ts } = stream;
  const time = !noted_ts ? '' : ` · ${momentWords(toMillis(noted_ts))}`;
  return (
    <NewsItem icon={HatIcon} title={`Ranger’s note · ${stream.name}${time}`} to={streamPath(stream.slug)}>
      {stream.status_update}
    </NewsItem>
  );
}
