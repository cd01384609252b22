import { streamPath } from '@boma/domain/site-paths.ts';
import { HatIcon } from '../../../components/icons.tsx';
import { NewsItem, type NewsSourceProps } from '../../../components/news-item.tsx';
import { newestNote } from '../featured.ts';

/** The newest note that a ranger has left at a camera. */
export function NoteNews({ streams }: NewsSourceProps) {
  const stream = newestNote(streams);
  if (!stream) return null;
  return (
    <NewsItem icon={HatIcon} title={`Ranger’s note · ${stream.name}`} to={streamPath(stream.slug)}>
      {stream.status_update}
    </NewsItem>
  );
}
