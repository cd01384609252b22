import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { CommunityAdverts } from '../../../features/adverts/components/community-adverts.tsx';
import { CommunitySnapshots } from '../../../features/photos/components/community-snapshots.tsx';

/** What viewers have photographed at this camera, with adverts beside it for viewers without a membership. */
export const Community = ({ stream }: { readonly stream: StreamView }) => (
  <CommunityAdverts>
    <CommunitySnapshots stream={stream} />
  </CommunityAdverts>
);
