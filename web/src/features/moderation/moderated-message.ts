/** A message as staff and viewers judge it. */
export interface ModeratedMessage {
  readonly id: string;
  readonly message: string;
  readonly author: string;
  /** Null for a message that no user wrote. */
  readonly user_id: string | null;
}
