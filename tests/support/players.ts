import { mediaServer } from './run.ts';

/** The address of the first line of a playlist that is not a tag. */
const firstAddress = (playlist: string) =>
  playlist.split('\n').find((line) => line !== '' && !line.startsWith('#')) ?? '';

/** A player of a camera at the media server. It reads playlists as a real one does, and no segments. */
export interface Player {
  /** Reads the rendition's playlist, as a player does every few seconds. */
  read(): Promise<void>;
}

/** Opens a free camera as a player: reads its master playlist and chooses the first rendition. */
export async function openPlayer(code: string, server = mediaServer()): Promise<Player> {
  const master = `${server}/boma/${code}/playlist.m3u8`;
  const playlist = new URL(firstAddress(await (await fetch(master)).text()), master).href;
  return {
    async read() {
      const answer = await fetch(playlist);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${playlist} answered ${answer.status}.`);
    },
  };
}
