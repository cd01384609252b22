import { parseArgs } from 'node:util';
import { CAMERAS } from './cameras.ts';
import { openRealCamera } from './real-camera.ts';
import { startCameras } from './server.ts';

const USAGE =
  'Usage: node tools/simulators/cameras/main.ts --port N --secret S [--state FILE] [--camp-shift MS]';

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    secret: { type: 'string' },
    state: { type: 'string' },
    'camp-shift': { type: 'string' },
  },
});
const port = Number(values.port);
const secret = values.secret ?? process.env.PLAYBACK_SECRET;
const campShift = Number(values['camp-shift'] ?? 0);
if (!values.port || !Number.isInteger(port) || !secret || !Number.isFinite(campShift)) {
  console.error(USAGE);
  process.exit(2);
}

// In the environment, because every user of a machine can list arguments.
const source = process.env.BOMA_CAMERA_SOURCE;

try {
  const realCamera =
    source && values.state ? openRealCamera(source, `${values.state}-media`, process.env) : undefined;
  const cameras = await startCameras({ port, secret, stateFile: values.state, campShift, realCamera });
  console.log(`cameras: ${CAMERAS.length} cameras on ${cameras.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void cameras.close().finally(() => process.exit(0)));
  }
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(taken ? `cameras: port ${port} is taken; stop what uses it or choose another.` : error);
  process.exit(1);
}
