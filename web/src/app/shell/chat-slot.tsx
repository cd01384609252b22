export const CHAT_SLOT_ID = 'chat-slot';

/** Where the chat's button will be. It is the first at the right of the header, so its coming moves nothing. */
export function ChatSlot() {
  return <span id={CHAT_SLOT_ID} />;
}
