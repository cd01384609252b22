import { ADVERT_LABEL_HEIGHT, communityAdvertCount } from '@boma/domain/adverts/rows.policy.ts';
import { type ReactNode, useCallback, useState } from 'react';
import { Box } from '../../../components/ui.ts';
import { watchHeight } from '../../../lib/watch-size.ts';
import { useSeesOffers } from '../../../session/session.ts';
import { useAdverts } from '../use-adverts.ts';

/** Beside two columns of photos there is room for a column as wide as an advert. */
const WIDE = '@container (width >= 760px)';

const beside = {
  [WIDE]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    columnGap: 8,
    alignItems: 'start',
  },
  '& > [data-beside]': { display: 'none', [WIDE]: { display: 'block' } },
} as const;

/** An advert of 250 pixels and the line above it: 270 pixels of photos carry one. One that stays empty is nothing to hear of. */
const place = {
  height: `${250 + ADVERT_LABEL_HEIGHT}px`,
  overflow: 'hidden',
  '& > [data-closed]': { visibility: 'hidden' },
} as const;

/** Community photos, with as many adverts beside them as their height carries. Members see the photos alone. */
export function CommunityAdverts({ children }: { readonly children: ReactNode }) {
  const offers = useSeesOffers();
  const adverts = useAdverts();
  const [count, setCount] = useState(0);
  const measure = useCallback(
    (photos: HTMLElement | null) =>
      photos ? watchHeight(photos, (height) => setCount(communityAdvertCount(height))) : undefined,
    [],
  );
  return (
    <Box containerType="inline-size">
      <Box css={offers ? beside : {}}>
        <Box ref={measure} minWidth={0}>
          {children}
        </Box>
        {offers && (
          <Box data-beside="">
            {Array.from({ length: count }, (_, index) => (
              <Box key={index} css={place}>
                {adverts && <adverts.AdvertSlot kind="interlaced" number={index + 1} />}
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}
