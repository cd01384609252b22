import type { ChatMessage } from '@boma/domain/chat/chat.schema.ts';
import type { ErrorCode } from '@boma/domain/errors.ts';

/** One line of the list. `message.id` stays the same from the local echo to the real message. */
export interface ChatRow {
  readonly message: ChatMessage;
  /** `waiting`: the page sends it as soon as possible. `failed`: the page sends it only if the author tries again. */
  readonly state: 'sent' | 'sending' | 'waiting' | 'failed';
  /** Why it waits, has failed, or could not be deleted. Shown with the message. */
  readonly problem?: string;
  /** The server's error code behind `problem`, if there is one. */
  readonly refusal?: ErrorCode;
  readonly mine: boolean;
}

export interface ChatState {
  /** `failed`: there is no list yet; the page keeps trying. */
  readonly status: 'joining' | 'ready' | 'failed';
  /** False: no new messages arrive at the moment. The list stays. */
  readonly connected: boolean;
  /** Oldest first, unsent ones last, at most as many as a list holds. An unchanged row stays the same object. */
  readonly rows: readonly ChatRow[];
  /** How many messages of others have arrived since the chat was joined. */
  readonly arrived: number;
}

export const joining: ChatState = { status: 'joining', connected: true, rows: [], arrived: 0 };

/** The result of sending a text. `guest`: no user is signed in, so nothing is sent. */
export type SendResult = 'sent-off' | 'empty' | 'too-long' | 'guest';

/** A chat as one panel uses it. Panels of the same chat share the list and the unsent messages. */
export interface ChatRoom {
  /** Joins with the first listener on the page and leaves with the last. */
  subscribe(listener: () => void): () => void;
  read(): ChatState;
  /** If the server refuses for lack of a session (401), the room shows one toast, and keeps the text until the next sign-in. */
  send(text: string): SendResult;
  /** Sends a failed message again, or a waiting one at once. */
  retry(id: string): void;
  /** Drops a failed or waiting message. */
  discard(id: string): void;
  /** Deletes a message. It disappears at once; if the server refuses, it comes back with a `problem`. Never rejects. */
  remove(id: string): Promise<void>;
  /** Retries joining and sending now instead of after the pause. */
  rejoin(): void;
  /** Tells the room for how many seconds viewers wait between two messages, as staff have published it; infinite in a paused chat. */
  setSlow(seconds: number): void;
  /** Ends this panel's subscriptions. */
  leave(): void;
}
