import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { useLocation, useNavigate } from 'react-router';
import PhotoModal from './photo-modal.later.tsx';

/** The photo is in the address, and closing it goes back to the page before. */
export function AtAddress({ photos }: { readonly photos: readonly PhotoView[] }) {
  const navigate = useNavigate();
  const isOpen = new URLSearchParams(useLocation().search).has('photo');
  if (!isOpen)
    return (
      <button type="button" onClick={() => void navigate('?photo=2')}>
        Open
      </button>
    );
  return <PhotoModal id="2" photos={photos} onOpen={() => {}} onClose={() => void navigate(-1)} />;
}
