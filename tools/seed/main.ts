import { seedAccounts } from './accounts.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedChat } from './chat.ts';
import { seedCourse } from './course.ts';
import { seedPhotos } from './photos.ts';
import { seedQuestions } from './questions.ts';
import { seedReels } from './reels.ts';
import { seedShows } from './shows.ts';
import { seedSightings } from './sightings.ts';
import { seedVideos } from './videos.ts';

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is missing: the seed runs against the emulators only, through npm start.`);
  return value;
}

await seedAccounts(fromEnvironment('FIREBASE_AUTH_EMULATOR_HOST'), fromEnvironment('GCLOUD_PROJECT'));
await seedCatalogue();
await seedChat();
await seedShows();
await seedQuestions();
await seedCourse();
await seedVideos();
if (!process.env.BOMA_WITHOUT_STORAGE) await seedPhotos(Number(process.env.BOMA_SEED_PHOTOS ?? 200));
await seedSightings();
// Tests make the stills that they need.
if (!process.env.BOMA_SEED_PHOTOS) await seedReels();
