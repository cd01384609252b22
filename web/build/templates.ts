import { embedPath } from '@boma/domain/content-paths.ts';
import { CONFIG_MARK, HEAD_MARK, NAME_MARK } from '@boma/domain/filled-page.ts';
import { linkTo, type SitePathName, showsPath, streamPath } from '@boma/domain/site-paths.ts';
import { STAND_IN_MARKS } from '@boma/domain/videos/video-stand-in.ts';

/** A page that the server fills in. */
export interface Template {
  readonly file: string;
  readonly page: SitePathName;
  /** Where it is rendered. Nothing has this address, so the template says nothing of any one thing. */
  readonly address: string;
  /** The page's own source, if the table of the pages imports another one that leads to it. */
  readonly source?: string;
  /** Sources that the page asks for as soon as it is alive, the largest first. */
  readonly next?: readonly string[];
  /** What the server replaces in its body. */
  readonly marks: readonly string[];
}

export const templates: readonly Template[] = [
  {
    file: 'stream.html',
    page: 'stream',
    address: streamPath(''),
    next: ['src/features/player/engines/hls-engine.ts', 'src/features/player/components/player-stage.tsx'],
    marks: [],
  },
  { file: 'show.html', page: 'shows', address: showsPath('-'), marks: [NAME_MARK] },
  {
    file: 'video.html',
    page: 'videoHighlights',
    address: `${linkTo('videoHighlights')}/-`,
    marks: [NAME_MARK, ...Object.values(STAND_IN_MARKS)],
  },
  {
    file: 'embed.html',
    page: 'embed',
    address: embedPath('-'),
    source: 'src/app/routes/embed.tsx',
    marks: [NAME_MARK],
  },
];

/** @throws Error unless the template has each mark once: the server would leave a part of the page empty. */
export function requireMarks(html: string, { file, marks }: Pick<Template, 'file' | 'marks'>): void {
  for (const mark of [HEAD_MARK, CONFIG_MARK, ...marks])
    if (html.split(mark).length !== 2) throw new Error(`${file} must have the mark '${mark}' once.`);
}
