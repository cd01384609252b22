import { join } from 'node:path';
import { recordDeploy } from './kept-assets.ts';

// Hosting runs this after a deploy.
await recordDeploy(join(import.meta.dirname, '../dist'));
