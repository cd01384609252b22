import './entry-head.ts';
import { standInStyles } from './renderer/stand-ins.ts';
import { fontFaces } from './theme/font-faces.ts';
import './entry-boot.ts';

// What the prerenderer writes into the head of a built page.
document.head.append(
  Object.assign(document.createElement('style'), { textContent: fontFaces + standInStyles }),
);
