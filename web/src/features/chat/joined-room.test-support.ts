import { FakeWorld } from './chat-world.test-support.ts';
import type { SharedRoom } from './shared-room.ts';

export const texts = (room: SharedRoom) => room.read().rows.map(({ message }) => message.message);
export const states = (room: SharedRoom) => room.read().rows.map(({ state }) => state);
export const ids = (room: SharedRoom) => room.read().rows.map(({ message }) => message.id);

/** A world in which so many messages have been written. */
export function filled(count: number): FakeWorld {
  const world = new FakeWorld();
  for (let index = 1; index <= count; index += 1) {
    world.server.write({ id: `m${index}`, message: `Text ${index}` });
  }
  return world;
}

/** A room that has been joined there. */
export async function joined(count = 3) {
  const world = filled(count);
  const room = world.open();
  const leave = await world.join(room);
  return { world, room, leave };
}
