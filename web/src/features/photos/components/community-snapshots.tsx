import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { useState } from 'react';
import { Box, chakra } from '../../../components/ui.ts';
import { PhotoWall } from './photo-wall.tsx';

/** What viewers have photographed at this camera. */
export function CommunitySnapshots({ stream }: { readonly stream: StreamView }) {
  const [openId, setOpenId] = useState<string>();
  return (
    <Box as="section" aria-labelledby="community-snapshots" marginTop="part">
      <chakra.h2 id="community-snapshots" textStyle="section" marginBottom={4}>
        Community Snapshots
      </chakra.h2>
      <PhotoWall
        label="Community Snapshots"
        name={`snapshots of ${stream.code}`}
        filters={{ stream: stream.code }}
        empty={
          <chakra.p color="muted">
            There are no snapshots of {stream.name} yet. Press the camera button to take the first.
          </chakra.p>
        }
        openId={openId}
        onOpen={setOpenId}
      />
    </Box>
  );
}
