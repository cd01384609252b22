/** What the page of a camera shows of snapshots once it stands, in one chunk. */
export { CommunitySnapshots } from '../../../features/photos/components/community-snapshots.tsx';
export { SnapshotHint } from '../../../features/photos/components/snapshot-hint.tsx';
export { CommunityAdverts } from '../../adverts/community-adverts.tsx';
