import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../button.ts';
import { chakra, Flex } from '../ui.ts';
import { type Crop, drawCover, WHOLE } from './draw-picture.ts';

interface CropPictureProps {
  readonly image: HTMLImageElement;
  readonly busy: boolean;
  readonly onUse: (canvas: HTMLCanvasElement) => void;
  readonly onLeave: () => void;
}

const canvas = {
  width: '100%',
  maxWidth: '40rem',
  aspectRatio: '16 / 9',
  borderRadius: 'md',
  touchAction: 'none',
  cursor: 'grab',
} as const;

const slider = {
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  alignItems: 'center',
  maxWidth: '40rem',
  minHeight: '44px',
  textStyle: 'small',
  fontWeight: 600,
  '& input': { width: '100%', height: '44px', accentColor: 'var(--b-colors-accent)' },
} as const;

const SLIDERS = [
  { name: 'zoom', label: 'Closer', min: 1, max: 4 },
  { name: 'x', label: 'Left to right', min: 0, max: 1 },
  { name: 'y', label: 'Top to bottom', min: 0, max: 1 },
] as const satisfies readonly { name: keyof Crop; label: string; min: number; max: number }[];

const within = (value: number) => Math.min(1, Math.max(0, value));

/** Handlers for an element that one pointer drags. `onMove` hears by which part of its width and height. */
function useDrag(onMove: (by: { readonly x: number; readonly y: number }) => void) {
  // Where the pointer was. Counted here: older Safari does not say by how much it has moved.
  const held = useRef<{ readonly by: number; readonly x: number; readonly y: number }>(undefined);
  const letGo = ({ pointerId }: PointerEvent) => {
    if (held.current?.by === pointerId) held.current = undefined;
  };
  return {
    onPointerDown({ button, clientX, clientY, currentTarget, pointerId }: PointerEvent) {
      // A second finger holds nothing, nor does the button of a menu.
      if (held.current || button !== 0) return;
      currentTarget.setPointerCapture(pointerId);
      held.current = { by: pointerId, x: clientX, y: clientY };
    },
    onPointerMove({ pointerId, clientX, clientY, currentTarget }: PointerEvent) {
      const last = held.current;
      if (last?.by !== pointerId) return;
      const { width, height } = currentTarget.getBoundingClientRect();
      held.current = { by: pointerId, x: clientX, y: clientY };
      onMove({ x: (clientX - last.x) / width, y: (clientY - last.y) / height });
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onLostPointerCapture: letGo,
  };
}

/** Staff choose which part of a picture becomes the cover: by dragging it, or with three sliders. */
export function CropPicture({ image, busy, onUse, onLeave }: CropPictureProps) {
  const shown = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(WHOLE);
  useEffect(() => {
    if (shown.current) drawCover(shown.current, image, crop);
  }, [image, crop]);
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const drag = useDrag((by) =>
    setCrop((before) => ({ ...before, x: within(before.x - by.x), y: within(before.y - by.y) })),
  );
  return (
    <chakra.section aria-label="Choose the part that is shown" paddingTop={3}>
      <chakra.canvas ref={shown} css={canvas} role="img" aria-label="The picture as it will look" {...drag} />
      {SLIDERS.map(({ name, label, min, max }) => (
        <chakra.label key={name} css={slider}>
          {label}
          <input
            type="range"
            min={min}
            max={max}
            step={0.01}
            value={crop[name]}
            onChange={({ target }) => setCrop((before) => ({ ...before, [name]: Number(target.value) }))}
          />
        </chakra.label>
      ))}
      <Flex gap={3} wrap="wrap" paddingTop={2}>
        <Button aria-disabled={busy} onClick={() => shown.current && !busy && onUse(shown.current)}>
          Use this picture
        </Button>
        <Button look="quiet" onClick={onLeave}>
          Leave it as it was
        </Button>
      </Flex>
    </chakra.section>
  );
}
