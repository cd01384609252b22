/** What the audit log tells apart in a video. Captions may be longer than a cell of a spreadsheet takes: their length stands for them. */
export function recordedVideo(fields: object | null): Record<string, unknown> | null {
  if (fields === null) return null;
  const { captions, ...others } = fields as { captions?: unknown };
  if (typeof captions !== 'string') return others;
  return { ...others, captions: `${captions.length.toLocaleString('en-US')} characters` };
}
