const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)[.,](\d{3})`;
/** `00:01.000 --> 00:04.000` of WebVTT, `00:00:01,000 --> 00:00:04,000` of SubRip; what follows says where the words stand. */
const CUE_TIME = new RegExp(String.raw`^${TIME}\s+-->\s+${TIME}(?:\s.*)?$`);
const HEADER = 'WEBVTT';

const NO_CUE =
  'Captions are WebVTT or SubRip: a line such as 00:01.000 --> 00:04.000, and below it what is said or heard.';

/** Milliseconds, from the hours (maybe none), minutes, seconds and thousandths of a line. */
const momentOf = ([hours = '0', minutes, seconds, thousandths]: readonly (string | undefined)[]): number =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(thousandths);

/**
 * What is wrong with captions, in a sentence for who wrote them; undefined: nothing. Blocks are set apart by empty lines
 * (https://www.w3.org/TR/webvtt1/#file-structure); one without an arrow is a heading, a note or a style.
 */
export function captionsProblem(text: string): string | undefined {
  const cues = text
    .split(/\n{2,}/)
    .map((block) => block.split('\n'))
    .filter((lines) => lines.some((line) => line.includes('-->')));
  if (cues.length === 0) return NO_CUE;
  for (const lines of cues) {
    const at = lines.findIndex((line) => line.includes('-->'));
    const line = lines[at] ?? '';
    const second = lines.slice(at + 1).find((each) => each.includes('-->'));
    if (second !== undefined) return `There is no empty line above ${second}.`;
    const found = CUE_TIME.exec(line);
    // Above its time a caption may have a number or a name.
    if (!found || at > 1) return `This is no line of times: ${line}. ${NO_CUE}`;
    if (momentOf(found.slice(5)) <= momentOf(found.slice(1, 5)))
      return `This caption ends before it begins: ${line}.`;
    if (lines.length === at + 1) return `There are no words below ${line}.`;
  }
  return undefined;
}

/** The words of captions, without their times. */
export const spokenIn = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !CUE_TIME.test(line))
    .join('\n');

/** Captions without a problem as WebVTT, which browsers read: SubRip has no heading, and commas in its times. */
export function toWebVtt(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => (CUE_TIME.test(line) ? line.replace(/(\d),(\d{3})/g, '$1.$2') : line));
  return lines[0]?.startsWith(HEADER) ? `${lines.join('\n')}\n` : `${HEADER}\n\n${lines.join('\n')}\n`;
}
