import { COLUMN_GAP, perRowOptions } from '../components/per-row/columns.ts';
import { breakpoints, LOW_LANDSCAPE, LOW_WIDE_WINDOW } from '../config/breakpoints.ts';

// How the shapes of `components/waiting-shape.tsx` look. A document carries those that it may need before its scripts have come.

const svg = (rects: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E${rects}%3C/svg%3E")`;
/** What stands for a picture or a headline is large: it is half as strong as the lines of words. */
const SOFT = 50;
const soft = ` opacity='.${SOFT}'`;
/** `width` and `x` with their units: the picture is as large as what it cuts out. */
const rect = (x: string, y: number, width: string, height: number, more = '') =>
  `%3Crect x='${x}' y='${y}' width='${width.replace('%', '%25')}' height='${height}' rx='7'${more}/%3E`;

/** Two lines of words. */
const words = svg(rect('0', 0, '72%', 14) + rect('0', 27, '45%', 12));
/** A headline, and the sentence below it. */
const head = svg(rect('0', 6, '280', 34, soft) + rect('0', 62, '46%', 16));
/** A small picture with two lines beside it, and the room to the next one. */
const row = svg(rect('0', 16, '144', 81, soft) + rect('164', 34, '38%', 14) + rect('164', 61, '24%', 12));

/** Two fields below their labels, and two buttons. */
const fieldsOf = (top: number) => rect('0', top + 5, '64', 14) + rect('0', top + 30, '100%', 48);
const form = svg(fieldsOf(0) + fieldsOf(110) + rect('0', 220, '100%', 48) + rect('0', 381, '100%', 48));

/** Chrome 119 knows masks by their old name. */
const cut = (mask: string) => `--mask:${mask};-webkit-mask:var(--mask);mask:var(--mask)`;

const blank = 'content:"";display:block';
const shaded = 'background:var(--shade)';
const shadedSoft = `background:color-mix(in srgb,var(--shade) ${SOFT}%,transparent)`;
const from = (width: number) => `@media(min-width:${width}px)`;
const [sm, md, lg, xl] = Object.values(breakpoints).map(from);

/**
 * They appear late, so that a quick answer does not flash. Forced colours leave no shades, and without scripts nothing
 * comes.
 */
const basics =
  '@keyframes waits{from{opacity:0}}' +
  '[data-waits]{--shade:var(--b-colors-hairline);animation:waits .2s .4s both}' +
  '[data-waits]>i{display:block}' +
  '@media(forced-colors:active){:root [data-waits]{--shade:GrayText;forced-color-adjust:none}}' +
  '@media(scripting:none){[data-waits]{visibility:hidden}}';

const lines =
  ':where([data-waits=lines]){display:grid;align-content:start;gap:1rem}' +
  `[data-waits=lines]>i{width:38%;height:.875rem;border-radius:7px;${shaded}}` +
  '[data-waits=lines]>i:nth-child(3n+2){width:72%}[data-waits=lines]>i:nth-child(3n){width:55%}';

const cardsOf = ':is([data-waits=cards],[data-waits=modules])>i';

/** A picture and two lines below it. `--words` is the height of what will stand below the picture. */
const cards =
  `${cardsOf}::before{${blank};aspect-ratio:16/9;border-radius:10px;${shadedSoft}}` +
  `${cardsOf}::after{${blank};height:calc(var(--words,3.6rem) - 12px);margin-top:12px;${shaded};${cut(words)}}`;

/** The height of the words below a picture of an endless list, in pixels. */
const WALL_WORDS = 57.6;

/** A card of an endless list, with the room to its neighbours. */
const cardAbove = (gap: number) => {
  const fromEnd = (pixels: number) => `calc(100%25 - ${pixels}px)`;
  const words = WALL_WORDS + gap - 12;
  return svg(
    `%3Crect rx='10'${soft} style='width:${fromEnd(COLUMN_GAP)};height:${fromEnd(WALL_WORDS + gap)}'/%3E` +
      `%3Crect rx='7' width='66%25' height='14' style='y:${fromEnd(words)}'/%3E` +
      `%3Crect rx='7' width='42%25' height='12' style='y:${fromEnd(words - 27)}'/%3E`,
  );
};

const wallOf = '[data-waits=wall]';
const wallBefore = (gap: number) =>
  `${wallOf}::before{${cut(`${cardAbove(gap)} 0 0/calc(var(--card) + ${COLUMN_GAP}px) calc(var(--card)*9/16 + ${WALL_WORDS + gap}px)`)}}`;

const [, two, three] = perRowOptions;

/**
 * Cards in the columns of an endless list. Until the list knows its width and the viewer's choice, they are as many as a screen
 * of that width has room for, three at most; a page that begins with fewer says so by `--fit`. One element draws them all: the
 * page of the video highlights is at the limit of its class.
 */
const wall =
  `:root{--two:1;--three:1}${from(two.from)}{:root{--two:2;--three:2}}${from(three.from)}{:root{--three:3}}` +
  `${wallOf}{height:100vh;overflow:hidden;container-type:inline-size}` +
  `${wallOf}::before{${blank};height:100%;${shaded};--n:var(--columns,var(--fit,var(--three)));` +
  `--card:calc((100cqw - ${COLUMN_GAP}px*(var(--n) - 1))/var(--n))}` +
  `${wallBefore(24)}${lg}{${wallBefore(32)}}`;

/** The rows of a day below its name, as the logbook has them. */
const rowsOf = '[data-waits=rows]';
const rows =
  `:where(${rowsOf}){display:grid}${rowsOf}{align-content:start;max-height:100vh;overflow:hidden}` +
  `${rowsOf}::before{content:"";grid-column:1/-1;width:min(14rem,60%);height:1.3rem;margin:.3rem 0 .9rem;border-radius:7px;${shaded}}` +
  `${rowsOf}>i{display:grid;grid-template-columns:6.5rem 1fr;column-gap:.75rem;align-items:start;padding:1rem 0;` +
  'border-top:1px solid var(--b-colors-hairline)}' +
  `${rowsOf}>i::before{${blank};aspect-ratio:16/9;border-radius:6px;${shadedSoft}}` +
  `${rowsOf}>i::after{${blank};height:2.5rem;${shaded};${cut(words)}}` +
  `${sm}{${rowsOf}>i{grid-template-columns:9rem 1fr;column-gap:1.25rem}}`;

/** The cards of shows: their words are in the picture. */
const stageOf = '[data-waits=stage]>i';
const stage =
  `${stageOf}{display:flex;align-items:flex-end;min-height:19.5rem;padding:1.5rem;border-radius:16px;${shadedSoft}}` +
  `${stageOf}::after{${blank};flex:1;height:2.5rem;${shaded};${cut(words)}}` +
  `${stageOf}:last-child{min-height:12rem}${md}{${stageOf}:nth-child(2){min-height:20rem}}` +
  `@media(min-width:75em){${stageOf}:nth-child(2){min-height:18rem}}` +
  `${LOW_LANDSCAPE}{${stageOf}:nth-child(-n + 2){min-height:16rem}}`;

/** The modules of the course: cards, and rows where they are in the third beside the film (`third-beside.ts`). */
const modules =
  '@media(min-width:75em){[data-waits=modules]>i{display:grid;grid-template-columns:7rem 1fr;column-gap:1rem;' +
  'align-items:center;padding:.5rem 0}[data-waits=modules]>i::after{height:2.5rem;margin-top:0}}';

/** Round fields and buttons in a row. */
const fields = `[data-waits=fields]{display:flex;gap:.5rem}[data-waits=fields]>i{flex:0 1 13rem;height:44px;border-radius:22px;${shadedSoft}}`;

/** The day of a camera: its heading, in the size of one, and its picture. It is drawn in the room that the page keeps for them. */
const dayOf = '[data-waits=day]';
const day =
  `${dayOf}::before{${blank};font-size:clamp(1.3rem,1.15rem + .6vw,1.65rem);width:min(11em,60%);height:1.2em;` +
  `margin-bottom:1rem;border-radius:7px;${shaded}}` +
  `${dayOf}::after{${blank};aspect-ratio:16/9;border-radius:10px;${shadedSoft}}${md}{${dayOf}::after{width:min(60%,40rem)}}`;

const ground = 'var(--b-colors-ground,var(--n-ground))';
const shell = ':is(#root:empty,#root>[data-waiting]:empty)';
const page = ':is(#root:empty,#root>[data-waiting]:empty,main>[data-waiting][aria-busy]:empty)';

/**
 * A page whose code or cameras are on their way (`app/route-loading.tsx`, `streams-problem.tsx`): a headline and rows. A document
 * that came without its page has the lines below the header and beside the navigation too, also for the few pages without them,
 * and no colours yet but those of `document.ts`. Once it is known that the page did not come, nothing waits for it.
 */
const pages =
  ':root{--page-pad:1rem;--page-top:2rem}' +
  `${md}{:root{--page-pad:2rem;--page-top:3rem}}${xl}{:root{--page-pad:3rem}}` +
  `${page}{--shade:var(--b-colors-hairline,var(--n-hairline));` +
  'display:grid;grid-template-columns:minmax(0,1fr);align-content:start;justify-items:center}' +
  `${page}::before,${page}::after{${blank};width:calc(min(100%,132rem) - 2*var(--page-pad));${shaded};` +
  'animation:waits .2s .4s both}' +
  `${page}::before{height:5.5rem;margin:var(--b-spacing-top,var(--page-top)) 0 var(--b-spacing-head,2rem);${cut(`${head} no-repeat`)}}` +
  `${page}::after{height:max(226px,100vh - 17rem);${cut(`${row} 0 0/100% 113px repeat-y`)}}` +
  `${shell}{--head:var(--b-sizes-header,4rem);box-sizing:border-box;position:fixed;inset:0;padding-top:var(--head);` +
  `background:linear-gradient(var(--shade) 0 0) 0 calc(var(--head) - 1px)/100% 1px no-repeat ${ground}}` +
  `${lg}{${shell}{padding-left:14.5rem;background:linear-gradient(var(--shade) 0 0) 0 calc(var(--head) - 1px)/100% 1px no-repeat,` +
  `linear-gradient(var(--shade) 0 0) calc(14.5rem - 1px) var(--head)/1px 100% no-repeat ${ground}}}` +
  'html:has(#not-alive) #root:empty{display:none}';

const formPage = `${page}[data-form]`;

/** A page that is a form, in the places that `app/layouts/account-page.tsx` and `account-frame.tsx` give its words and fields. */
const forms =
  `${formPage}{--side:27rem;justify-items:start;padding:0 max(var(--page-pad),(100% - var(--side))/2)}` +
  `${formPage}::before,${formPage}::after{width:min(100%,27rem)}` +
  `${formPage}::after{height:429px;${cut(form)}}` +
  `${md}{${formPage}{--side:calc(30.5rem + max(48rem,40vw))}` +
  `${formPage}::before,${formPage}::after{width:min(27rem,50% - 1rem)}` +
  `${formPage}::before{margin-top:max(var(--b-spacing-top),(100svh - var(--b-sizes-header) - 46rem)/2)}}` +
  `${LOW_WIDE_WINDOW}{${formPage}{--side:47rem;grid-template-columns:minmax(0,18rem) minmax(0,27rem);column-gap:2rem}` +
  `${formPage}::before,${formPage}::after{width:100%;margin-top:var(--b-spacing-top)}}`;

// As strong as the rule that it overrides, which names the root.
const led = ':is(#root,main)>[data-leads]:empty';
const lowHeight = 'max(16rem,100svh - 4rem)';

/** Home begins with a picture as wide as the page, and its words (`features/streams/components/featured-stream.tsx`). */
const home =
  `${led}::before{width:100%;height:auto;aspect-ratio:4/3;max-height:max(58svh,20rem);margin:0;--mask:none;${shadedSoft}}` +
  `${led}::after{height:5.5rem;margin-top:1.5rem;--mask:${head} no-repeat}` +
  `${md}{${led}::before{aspect-ratio:16/9}}` +
  `${LOW_LANDSCAPE}{${led}::before{justify-self:end;width:60%;height:${lowHeight};aspect-ratio:auto;max-height:none}` +
  `${led}::after{margin-top:calc(2rem - ${lowHeight})}}`;

const tab = svg(`%3Ccircle cx='50%25' cy='20' r='10'/%3E${rect('28%25', 36, '44%', 8)}`);
/** Five signs with their words, for the bar of phones that `stand-ins.ts` draws. */
export const waitingTabs = `${blank};height:100%;background:var(--b-colors-hairline);animation:waits .2s .4s both;${cut(`${tab} 0 0/20% 100%`)}`;

/** What may come on any page. */
const common = basics + lines + cards + wall + fields;
/** What stands on few pages, there from the first paint on. */
const special = { rows, stage, modules, day } as const;
const wholePages = pages + forms + home;

/** All shapes. */
export const waitingShapes = common + Object.values(special).join('') + wholePages;

/**
 * The shapes of one document. `app/shell/waiting-looks.tsx` brings the others, for the next page: they would make the document
 * larger than what a connection carries at once.
 *
 * @param body The rendered markup. Undefined: the page renders itself, whichever it is.
 */
export function shapesIn(body: string | undefined): string {
  if (body === undefined) return waitingShapes;
  const held = Object.entries(special).filter(([name]) => body.includes(`data-waits="${name}"`));
  const isOnItsWay = /<(\w+)[^>]*data-waiting[^>]*aria-busy[^>]*><\/\1>/.test(body);
  return common + held.map(([, rules]) => rules).join('') + (isOnItsWay ? wholePages : '');
}
