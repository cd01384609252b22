import { photoTitle, SNAPSHOT_SIZE } from '@boma/domain/photos/photos.constants.ts';
import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { useEffect, useRef, useState } from 'react';
import { Box, chakra } from '../../../components/ui.ts';
import { placeholderOf } from './placeholder.ts';

const frame = {
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  backgroundColor: 'raised',
  backgroundSize: 'cover',
  '&[data-zoomed]': { overflow: 'auto' },
} as const;

const button = {
  display: 'block',
  width: '100%',
  height: '100%',
  cursor: 'zoom-in',
  outlineOffset: '-3px',
  '[data-zoomed] > &': { width: '250%', height: '250%', cursor: 'zoom-out' },
} as const;

const fill = { display: 'block', width: '100%', height: '100%', objectFit: 'contain' } as const;

interface ZoomablePictureProps {
  readonly photo: PhotoView;
  readonly zoomed: boolean;
  readonly onZoom: (zoomed: boolean) => void;
}

/** The large picture. A press shows it larger, around the place that was pressed. */
export function ZoomablePicture({ photo, zoomed, onZoom }: ZoomablePictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef({ x: 0.5, y: 0.5 });
  const [goneId, setGoneId] = useState<string>();
  useEffect(() => {
    const element = box.current;
    if (!element || !zoomed) return;
    const { x, y } = pressed.current;
    element.scrollTo(
      (element.scrollWidth - element.clientWidth) * x,
      (element.scrollHeight - element.clientHeight) * y,
    );
  }, [zoomed]);
  const title = photoTitle(photo.title);
  return (
    <Box ref={box} css={frame} style={placeholderOf(photo.thumbhash)} data-zoomed={zoomed ? '' : undefined}>
      {goneId === photo.id ? (
        <chakra.p
          role="status"
          position="absolute"
          inset={0}
          display="grid"
          placeItems="center"
          background="raised"
        >
          This photo is not here any more.
        </chakra.p>
      ) : (
        <chakra.button
          type="button"
          aria-label={zoomed ? 'Show the whole picture' : 'Show the picture larger'}
          aria-pressed={zoomed}
          css={button}
          onClick={(event) => {
            const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
            // A press by the keyboard has no place: the middle.
            const isKey = event.detail === 0;
            pressed.current = isKey
              ? { x: 0.5, y: 0.5 }
              : { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
            onZoom(!zoomed);
          }}
        >
          <chakra.img
            // Else the picture before would stand under the next title until the next one has loaded.
            key={photo.id}
            src={photo.image}
            alt={photo.alt || title}
            htmlWidth={SNAPSHOT_SIZE.width}
            htmlHeight={SNAPSHOT_SIZE.height}
            css={fill}
            onError={() => setGoneId(photo.id)}
          />
        </chakra.button>
      )}
    </Box>
  );
}
