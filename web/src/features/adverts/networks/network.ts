import type { AdvertSize } from '@boma/domain/adverts/adverts.constants.ts';
import type { ComponentType } from 'react';

/** One place that wants an advert. */
export interface AdvertRequest {
  /** 'fullview-1' or 'interlaced-6': the name of the place on its page, which campaigns can be booked for. */
  readonly unit: string;
  /** What fits into the place, largest first; at least one. */
  readonly sizes: readonly AdvertSize[];
  /** Grows by one when the next advert is due. */
  readonly turn: number;
  /** The number of this place among those with our own adverts, from 0. */
  readonly place: number;
}

/** The port: the seller or giver of adverts fills a place of a known size. */
export type AdvertNetwork = ComponentType<AdvertRequest> & {
  /** True for our own adverts: few on a page, each another one, and painted at once. */
  readonly own?: boolean;
};
