import { REEL_STILL_MAX_BYTES } from '@boma/domain/streams/reels.constants.ts';

const WITHIN_MS = 4000;

export interface Still {
  readonly state: 'there' | 'missing';
  /** In base64. Absent unless it was wanted and fits. */
  readonly jpeg?: string;
}

async function jpegOf(response: Response): Promise<string | undefined> {
  if (Number(response.headers.get('content-length') ?? 0) > REEL_STILL_MAX_BYTES) {
    await response.body?.cancel();
    return undefined;
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
  return isJpeg && bytes.length <= REEL_STILL_MAX_BYTES ? bytes.toString('base64') : undefined;
}

/**
 * Whether the media server has a still of the camera, asked within four seconds: staff need to know that viewers see a
 * picture before they press play. Its bytes are read only if they are wanted.
 */
export async function readStill(url: string, wanted = false): Promise<Still> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(WITHIN_MS) });
    const isPicture = response.ok && response.headers.get('content-type')?.startsWith('image/') === true;
    if (!isPicture || !wanted) {
      await response.body?.cancel();
      return { state: isPicture ? 'there' : 'missing' };
    }
    const jpeg = await jpegOf(response);
    return { state: 'there', ...(jpeg !== undefined && { jpeg }) };
  } catch {
    return { state: 'missing' };
  }
}
