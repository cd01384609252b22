import { closeSync, openSync, readSync } from 'node:fs';

const READ_EVERY_MS = 1000;
const CHUNK_BYTES = 64 * 1024;
/** What firebase-tools logs when the process of an emulator ends, which does not end firebase-tools. */
const ENDED = /([A-Z][\w ]* Emulator) has exited/;

export type EndWatch = {
  /** Resolves with the name of the first emulator that stopped unexpectedly. */
  name: Promise<string>;
  stop(): void;
};

/** Text that was appended to a file since the last call. */
function followFile(file: string): () => string {
  let position = 0;
  return () => {
    const handle = openSync(file, 'r');
    try {
      const chunk = Buffer.alloc(CHUNK_BYTES);
      const length = readSync(handle, chunk, 0, CHUNK_BYTES, position);
      position += length;
      return chunk.toString('utf8', 0, length);
    } finally {
      closeSync(handle);
    }
  };
}

/** Watches the log of the emulators for one that was killed. */
export function watchForEnd(logFile: string, everyMs: number = READ_EVERY_MS): EndWatch {
  const newText = followFile(logFile);
  let timer: NodeJS.Timeout | undefined;
  // A sentence may be cut by the end of what has been written so far.
  let line = '';
  const name = new Promise<string>((resolve) => {
    timer = setInterval(() => {
      for (let text = newText(); text !== ''; text = newText()) line = (line + text).slice(-CHUNK_BYTES * 2);
      const ended = ENDED.exec(line)?.[1];
      if (ended) resolve(ended);
      line = line.slice(line.lastIndexOf('\n') + 1);
    }, everyMs);
    timer.unref();
  });
  return { name, stop: () => clearInterval(timer) };
}
