import type { NewsSource } from '../../../components/news-item.tsx';
import { WordsNews } from '../../chat/components/words-news.tsx';
import { AirNews } from '../../streams/components/air-news.tsx';
import { NoteNews } from '../../streams/components/note-news.tsx';
import { SeenNews } from './seen-news.tsx';

/**
 * What home's 'Right now' is made of. A feature with news adds its source here: in the order in which they usually come,
 * because that is how they stand.
 */
export const newsSources: Readonly<Record<string, NewsSource>> = {
  note: NoteNews,
  air: AirNews,
  words: WordsNews,
  seen: SeenNews,
};
