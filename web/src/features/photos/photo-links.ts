import { photoSharePath } from '@boma/domain/content-paths.ts';
import { photoTitle } from '@boma/domain/photos/photos.constants.ts';
import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { brand } from '../../config/brand.ts';

/** What is shared of a photo: the small page that has its preview. */
export const shareAddress = (id: string): string => `${brand.origin}${photoSharePath(id)}`;

/** The two social networks, with a link that shares the photo there. */
export function shareLinks(
  photo: Pick<PhotoView, 'id' | 'title'>,
): readonly { name: string; href: string }[] {
  const url = shareAddress(photo.id);
  const facebook = new URLSearchParams({ u: url }).toString();
  const x = new URLSearchParams({ url, text: photoTitle(photo.title) }).toString();
  return [
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?${facebook}` },
    { name: 'X', href: `https://x.com/intent/post?${x}` },
  ];
}
