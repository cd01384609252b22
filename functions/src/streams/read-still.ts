const WITHIN_MS = 4000;

/**
 * Whether the media server has a still of the camera, asked within four seconds. The answer's bytes are not read: staff
 * need to know that viewers see a picture before they press play.
 */
export async function readStill(url: string): Promise<'there' | 'missing'> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(WITHIN_MS) });
    await response.body?.cancel();
    const isPicture = response.headers.get('content-type')?.startsWith('image/') ?? false;
    return response.ok && isPicture ? 'there' : 'missing';
  } catch {
    return 'missing';
  }
}
