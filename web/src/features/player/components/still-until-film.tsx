import type { ThumbnailSize } from '@boma/domain/streams/streams.constants.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Box, chakra } from '../../../components/ui.ts';
import { newestStill, type StillSource } from '../newest-still.ts';

/** From this width in CSS pixels on, a still of medium size looks soft. */
const LARGE_FROM = 700;

async function decodedStill(source: StillSource, size: ThumbnailSize): Promise<string> {
  const image = new Image();
  image.src = await newestStill(source, size);
  await image.decode();
  return image.src;
}

/** The address of the newest still once it can be painted at once. Undefined before, and if it does not come. */
function useNewestStill(frame: RefObject<Element | null>, { code, subscriber_only }: StreamView) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let gone = false;
    const isLarge = (frame.current?.clientWidth ?? 0) >= LARGE_FROM;
    decodedStill({ code, subscriber_only }, isLarge ? 'large' : 'medium').then(
      (decoded) => gone || setAddress(decoded),
      // The cover stays.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [frame, code, subscriber_only]);
  return address;
}

/** What the camera saw last, over its cover, while its film is on the way. */
export function StillUntilFilm({ stream }: { readonly stream: StreamView }) {
  const frame = useRef<HTMLDivElement>(null);
  const address = useNewestStill(frame, stream);
  return (
    <Box ref={frame} aria-hidden="true" position="absolute" inset={0}>
      {address && (
        <chakra.img
          data-newest-still=""
          src={address}
          alt=""
          width="100%"
          height="100%"
          // As the film, which takes its place.
          objectFit="contain"
        />
      )}
    </Box>
  );
}
