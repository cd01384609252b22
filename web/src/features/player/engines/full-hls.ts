import type LightHls from 'hls.js/light';
import type { ManifestLoadedData } from 'hls.js/light';

/** True if a recording or a camera has its sound in a playlist of its own, which the light build never fetches. */
export const hasSoundApart = ({ audioTracks }: Pick<ManifestLoadedData, 'audioTracks'>): boolean =>
  audioTracks.some(({ url }) => url !== '' && url !== undefined);

/** The build of hls.js that plays separate sound. It is half as large again, so only those who need it load it. */
export async function loadFullHls(): Promise<typeof LightHls> {
  return (await import('hls.js')).default;
}
