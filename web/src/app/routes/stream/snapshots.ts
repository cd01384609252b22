/** What the page of a camera shows of snapshots once it stands, in one chunk. */
export { SnapshotHint } from '../../../features/photos/components/snapshot-hint.tsx';
export { Community } from './community.tsx';
