import { streamAdvertCount } from '@boma/domain/adverts/placement.policy.ts';
import { chakra } from '../../../components/ui.ts';
import { onEvents, useStore } from '../../../lib/store.ts';
import { AdvertSlot } from './advert-slot.later.tsx';

const count = { subscribe: onEvents(() => window, 'resize'), read: () => streamAdvertCount(innerWidth) };

// It keeps a width: a place without one is hidden, and would give its turn to another one.
const closed = {
  position: 'absolute',
  width: '1px',
  height: 0,
  overflow: 'hidden',
  visibility: 'hidden',
} as const;

/** The adverts on the page of a camera, side by side: one above 1024, more in wider windows, none below. */
export function StreamAdverts() {
  const places = useStore(count, 0);
  return (
    <chakra.div
      display="grid"
      gridAutoFlow="column"
      gridAutoColumns="minmax(0, 1fr)"
      gap={4}
      css={{ '& > [data-closed]': closed }}
    >
      {Array.from({ length: places }, (_, index) => (
        <AdvertSlot key={index} kind="fullview" number={index + 1} />
      ))}
    </chakra.div>
  );
}
