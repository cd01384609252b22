import { ADVERT_WIDTHS, type AdvertKind } from '@boma/domain/adverts/adverts.constants.ts';
import { advertAboveRow, advertRoom } from '@boma/domain/adverts/rows.policy.ts';
import type { ReactNode } from 'react';
import { Box } from '../../../components/ui.ts';
import { useSeesOffers } from '../../../session/session.ts';
import { useAdverts } from '../use-adverts.ts';

const room = (kind: AdvertKind) =>
  Object.fromEntries(
    // Narrowest first: each wider one overrides it.
    ADVERT_WIDTHS.toReversed().map((width) => [
      `@container (width >= ${width}px)`,
      { minHeight: `${advertRoom(kind, width)}px` },
    ]),
  );

/** No more of our own adverts fit this page: the place keeps no room. */
const closed = { '&:has([data-closed])': { minHeight: 0 } } as const;

const rooms: Readonly<Record<AdvertKind, object>> = {
  fullview: room('fullview'),
  interlaced: room('interlaced'),
};

/** A place between two rows. Its room is kept free for the tallest advert that may come. */
function PlaceBetween({ kind, number }: { readonly kind: AdvertKind; readonly number: number }) {
  const adverts = useAdverts();
  return (
    <Box containerType="inline-size">
      <Box css={[rooms[kind], closed]}>
        {adverts && <adverts.AdvertSlot kind={kind} number={number} comesBack />}
      </Box>
    </Box>
  );
}

/**
 * What stands above the rows of a list with pages of this size, for `EndlessList`. Undefined for members, and while the
 * viewer's type is unknown.
 */
export function useListAdverts(
  pageSize: number,
): ((first: number, columns: number) => ReactNode) | undefined {
  if (!useSeesOffers()) return undefined;
  return (first, perRow) => {
    const kind = advertAboveRow(first, { perRow, pageSize });
    return kind && <PlaceBetween kind={kind} number={first} />;
  };
}
