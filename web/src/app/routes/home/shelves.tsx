import { WhenNear } from '../../../components/when-near.tsx';

const loadAwake = () => import('../../../features/streams/components/awake-now.later.tsx');
const loadLodges = async () => ({ default: (await import('../video-shelves.later.tsx')).LodgeShelf });

/** What is at the end of home: loaded when the viewer comes near it, since most never do. */
export const Shelves = () => (
  <>
    <WhenNear load={loadAwake} />
    <WhenNear load={loadLodges} />
  </>
);
