import type { NewsSource } from '../../components/news-item.tsx';
import { WordsNews } from '../../features/chat/components/words-news.tsx';
import { AirNews } from '../../features/streams/components/air-news.tsx';
import { NoteNews } from '../../features/streams/components/note-news.tsx';
import { SeenNews } from './seen-news.tsx';

/** What home's 'Right now' is made of, in its order. A feature with news adds its source here. */
export const newsSources: Readonly<Record<string, NewsSource>> = {
  seen: SeenNews,
  air: AirNews,
  note: NoteNews,
  words: WordsNews,
};
