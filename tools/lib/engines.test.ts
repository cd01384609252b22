import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { engineProblem } from './engines.ts';

it('names the engines that are missing, and what installs them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boma-engines-'));
  const PATH = `/nowhere:${folder}`;
  for (const program of ['firefox-esr', 'WebKitWebDriver', 'WPEWebDriver', 'cog'])
    writeFileSync(join(folder, program), '');
  expect(engineProblem({ PATH })).toBe(
    'WebKitGTK missing. On Debian 12, as root: apt-get update && apt-get install -y --no-install-recommends ' +
      'webkit2gtk-driver xvfb gstreamer1.0-plugins-base gstreamer1.0-plugins-good gstreamer1.0-plugins-bad ' +
      'gstreamer1.0-libav libavcodec59',
  );
  writeFileSync(join(folder, 'Xvfb'), '');
  expect(engineProblem({ PATH })).toBeUndefined();
  expect(engineProblem({ PATH: '' })).toMatch(/^Firefox, WebKitGTK, WPE WebKit missing\./);
  rmSync(folder, { recursive: true });
});
