import { z } from 'zod';

const messageSchema = z.union([
  z.object({ id: z.number(), type: z.literal('success'), result: z.unknown() }),
  z.object({ id: z.number(), type: z.literal('error'), error: z.string(), message: z.string() }),
  z.object({ type: z.literal('event'), method: z.string(), params: z.unknown() }),
]);

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (cause: Error) => void;
}

export interface Bidi {
  send<Result>(method: string, params: object, schema: z.ZodType<Result>): Promise<Result>;
  close(): void;
}

/** Opens a connection of WebDriver BiDi, the protocol that Firefox speaks by itself. */
export async function connectBidi(
  address: string,
  onEvent: (method: string, params: unknown) => void,
): Promise<Bidi> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`${address} takes no connection`));
  });
  const waiting = new Map<number, Waiting>();
  let count = 0;
  socket.onmessage = ({ data }) => {
    const message = messageSchema.parse(JSON.parse(String(data)));
    if (message.type === 'event') return onEvent(message.method, message.params);
    const { resolve, reject } = waiting.get(message.id) ?? {};
    waiting.delete(message.id);
    if (message.type === 'success') resolve?.(message.result);
    else reject?.(new Error(`${message.error}: ${message.message}`));
  };
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser closed the connection.'));
    waiting.clear();
  };
  return {
    async send(method, params, schema) {
      const id = ++count;
      const result = await new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      });
      return schema.parse(result);
    },
    close: () => socket.close(),
  };
}
