import { join } from 'node:path';
import { recordDeploy } from './kept-assets.ts';

// A release runs this after its deploy: npm run record:deploy -- <id of the Firebase project>
const [, , project] = process.argv;
if (!project) throw new Error('To which project was it deployed? npm run record:deploy -- my-boma');
await recordDeploy(join(import.meta.dirname, '../dist'), project);
