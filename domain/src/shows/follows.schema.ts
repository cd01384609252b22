import { z } from 'zod';
import { slug } from '../identifiers.ts';

/** More kinds of show than there will ever be. */
const FOLLOWS_MAX = 50;

/** The kinds of show that a user follows, and the calendar feed of them, under `show-follows/{uid}`. */
export const showFollowsSchema = z.object({
  types: z.array(slug).max(FOLLOWS_MAX).default([]),
  /** The SHA-256 of the token in the feed's address. Null: the user has no feed. */
  feed: z.string().nullable().default(null),
});
export type ShowFollows = z.infer<typeof showFollowsSchema>;

export const followShowInput = z.object({ type: slug, follow: z.boolean() });

/** What the user sees of it. The address of a feed is shown once, when it is made. */
export const followsViewSchema = z.object({ types: z.array(z.string()), has_feed: z.boolean() });
export type FollowsView = z.infer<typeof followsViewSchema>;
