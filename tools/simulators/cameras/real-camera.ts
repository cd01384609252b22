import { Camera } from '../../../media-gateway/src/cameras/camera.ts';
import { type Config, parseConfig } from '../../../media-gateway/src/config.ts';

/** The code of the one real camera of `npm start -- --camera`. */
export const REAL_CAMERA = 'your-camera';

/** @throws ConfigError with a line for each mistake in the source */
export const realCameraConfig = (source: string, folder: string, env: NodeJS.ProcessEnv): Config =>
  parseConfig({ folder, cameras: [{ code: REAL_CAMERA, source }] }, env);

/** A real camera beside the painted ones. @param folder where its segments are stored */
export function openRealCamera(source: string, folder: string, env: NodeJS.ProcessEnv): Camera {
  const config = realCameraConfig(source, folder, env);
  const [camera] = config.cameras;
  if (!camera) throw new Error('The configuration of the real camera is empty.');
  return new Camera(config, camera, console.log);
}
