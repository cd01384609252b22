import type { ChatMessage } from '@boma/domain/chat/chat.schema.ts';
import type { ErrorCode } from '@boma/domain/errors.ts';

/** One line of the list. `message.id` stays the same from the local echo to the real message. */
export interface ChatRow {
  readonly message: ChatMessage;
  /** `waiting`: it is sent as soon as it can be. `failed`: it is sent only if its author tries again. */
  readonly state: 'sent' | 'sending' | 'waiting' | 'failed';
  /** Why it waits, has failed, or could not be deleted. It is shown beside the message. */
  readonly problem?: string;
  /** The server's code for what `problem` says, where there is one. */
  readonly refusal?: ErrorCode;
  readonly mine: boolean;
}

export interface ChatState {
  /** `failed`: nothing could be shown yet. It is tried again all the same. */
  readonly status: 'joining' | 'ready' | 'failed';
  /** False: nothing new comes in just now. The list stays. */
  readonly connected: boolean;
  /** In order, those that are not sent yet last, at most as many as a list holds. The same row as long as it says the same. */
  readonly rows: readonly ChatRow[];
  /** How many messages of others have come since the list was joined. */
  readonly arrived: number;
}

export const joining: ChatState = { status: 'joining', connected: true, rows: [], arrived: 0 };

/** What becomes of a text. `guest`: no user is signed in, so nothing is sent. */
export type SendResult = 'sent-off' | 'empty' | 'too-long' | 'guest';

/** A chat as one panel uses it. Panels of the same chat share a list and what is unsent. */
export interface ChatRoom {
  /** Joins with the first listener on the page and leaves with the last. */
  subscribe(listener: () => void): () => void;
  read(): ChatState;
  /** A refusal for want of a session (401) is said in a toast by the room itself, once for all panels. */
  send(text: string): SendResult;
  /** Sends again what has failed, or at once what waits. */
  retry(id: string): void;
  /** Gives up what has failed or waits. */
  discard(id: string): void;
  /** Takes it off the screen at once; if that is refused, it comes back with a `problem`. Never rejects. */
  remove(id: string): Promise<void>;
  /** Tries now what is being waited for. */
  rejoin(): void;
  /** Ends this panel's subscriptions. */
  leave(): void;
}
