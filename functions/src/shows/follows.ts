import type { FollowsView, ShowFollows } from '@boma/domain/shows/follows.schema.ts';

/** A user who has followed nothing yet. */
export const NO_FOLLOWS: ShowFollows = { types: [], feed: null };

export const toFollowsView = ({ types, feed }: ShowFollows): FollowsView => ({
  types,
  has_feed: feed !== null,
});
