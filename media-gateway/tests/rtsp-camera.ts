import { type ChildProcess, spawn } from 'node:child_process';
import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A camera that speaks RTSP as most do: RTP inside of its TCP connection. It shows a film in a loop and encodes nothing. */
export interface RtspCamera {
  /** Without a password. */
  readonly url: string;
  readonly port: number;
  /** The verbs of the requests that it got, such as `TEARDOWN`. */
  readonly heard: readonly string[];
  /** When its film began, in unix milliseconds. Undefined before its first packet. */
  filmBegan(): number | undefined;
  /** Sends nothing more, and keeps its connections. */
  freeze(): void;
  close(): Promise<void>;
}

export interface RtspCameraOptions {
  readonly film: string;
  readonly hasSound: boolean;
  /** The same again for a camera that returns; 0 for any. */
  readonly port?: number;
  /** `name:password` that it wants to hear. */
  readonly credentials?: string;
}

async function openUdp(): Promise<UdpSocket> {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return socket;
}

/** The session as ffmpeg describes it, with names of tracks instead of ports. */
function describeSession(sdp: string): string {
  const lines = sdp
    .replace(/^SDP:\r?\n/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('c='));
  let track = 0;
  const named = lines.flatMap((line) => {
    if (!line.startsWith('m=')) return [line];
    track += 1;
    return [line.replace(/ \d+ /, ' 0 '), `a=control:track${track - 1}`];
  });
  return named.map((line) => `${line}\r\n`).join('');
}

interface Request {
  readonly verb: string;
  readonly address: string;
  readonly number: string;
  readonly authorization: string | undefined;
}

/** Splits what a client sends into requests. Its reports about the reception stand between them and are left out. */
function requestReader(handle: (request: Request) => void): (data: Buffer) => void {
  let text = '';
  return (data) => {
    text += data.toString('latin1');
    for (let end = text.indexOf('\r\n\r\n'); end >= 0; end = text.indexOf('\r\n\r\n')) {
      const [, request = ''] = /([A-Z_]+ rtsp:[^]*)$/.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 4);
      const [verb = '', address = ''] = request.split(' ');
      const [, number = '0'] = /CSeq: (\d+)/i.exec(request) ?? [];
      const [, basic] = /Authorization: Basic (\S+)/i.exec(request) ?? [];
      const authorization = basic === undefined ? undefined : Buffer.from(basic, 'base64').toString();
      if (verb !== '') handle({ verb, address, number, authorization });
    }
  };
}

function answerTo({ verb, address, number }: Request, session: string): string {
  const channel = Number(/track(\d)/.exec(address)?.[1] ?? 0) * 2;
  const body = verb === 'DESCRIBE' ? describeSession(session) : '';
  const more: Readonly<Record<string, readonly string[]>> = {
    OPTIONS: ['Public: OPTIONS, DESCRIBE, SETUP, PLAY, TEARDOWN'],
    DESCRIBE: ['Content-Type: application/sdp', `Content-Length: ${body.length}`],
    SETUP: [`Transport: RTP/AVP/TCP;unicast;interleaved=${channel}-${channel + 1}`],
  };
  const head = ['RTSP/1.0 200 OK', `CSeq: ${number}`, ...(more[verb] ?? []), 'Session: 1'];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

interface Player {
  readonly process: ChildProcess;
  /** As ffmpeg describes it. */
  readonly session: string;
}

/** Plays a film in a loop into these ports: its picture, and its sound where there are two. */
async function playFilm(film: string, ports: readonly number[]): Promise<Player> {
  const tracks = ports.flatMap((port, at) => [
    '-map',
    at === 0 ? '0:v' : '0:a',
    '-c',
    'copy',
    '-f',
    'rtp',
    `rtp://127.0.0.1:${port}?pkt_size=1200`,
  ]);
  const args = ['-nostdin', '-v', 'error', '-re', '-stream_loop', '-1', '-i', film, ...tracks];
  const player = spawn('ffmpeg', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  let session = '';
  for await (const chunk of player.stdout) {
    session += String(chunk);
    if (session.match(/^m=/gm)?.length === ports.length && session.endsWith('\n')) break;
  }
  return { process: player, session };
}

export async function startRtspCamera(options: RtspCameraOptions): Promise<RtspCamera> {
  const { film, hasSound, port = 0, credentials } = options;
  const sockets = await Promise.all((hasSound ? ['video', 'sound'] : ['video']).map(openUdp));
  const watching = new Set<Socket>();
  let began: number | undefined;
  for (const [channel, socket] of sockets.entries())
    socket.on('message', (packet) => {
      began ??= Date.now();
      const head = Buffer.from([0x24, channel * 2, packet.length >> 8, packet.length & 255]);
      for (const each of watching) each.write(Buffer.concat([head, packet]));
    });
  const ports = sockets.map((socket) => socket.address().port);
  const { process: player, session } = await playFilm(film, ports);
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('close', () => watching.delete(socket));
    const reader = requestReader((request) => {
      heard.push(request.verb);
      if (credentials !== undefined && request.authorization !== credentials) {
        const refusal = ['RTSP/1.0 401 Unauthorized', `CSeq: ${request.number}`];
        socket.write(`${refusal.join('\r\n')}\r\nWWW-Authenticate: Basic realm="camera"\r\n\r\n`);
        return;
      }
      socket.write(answerTo(request, session));
      if (request.verb === 'PLAY') watching.add(socket);
      if (request.verb === 'TEARDOWN') socket.end();
    });
    socket.on('data', reader);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `rtsp://127.0.0.1:${taken}/live`,
    port: taken,
    heard,
    filmBegan: () => began,
    freeze: () => player.kill('SIGSTOP'),
    async close() {
      player.kill('SIGKILL');
      for (const socket of watching) socket.destroy();
      for (const socket of sockets) socket.close();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
