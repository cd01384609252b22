import { z } from 'zod';

const YOUTUBE_ID = { error: 'Give the address of a video at YouTube, or its id.' };

/** The id of a video at YouTube. Forms take its address too (`web/src/lib/youtube-id.ts`). */
export const youtubeId = z.string(YOUTUBE_ID).regex(/^[\w-]{1,64}$/, YOUTUBE_ID);
