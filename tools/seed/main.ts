import { seedAccounts } from './accounts.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedChat } from './chat.ts';
import { seedCourse } from './course.ts';
import { seedFigures } from './figures.ts';
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

/** A site that is started for its tests has less of what costs time: photos are encoded, and each sighting runs a trigger. */
const amount =
  process.env.BOMA_SEED === 'small'
    ? { photos: 33, sightingDays: 4, stillDays: 0, reels: false, figures: false }
    : { photos: 200, sightingDays: 60, stillDays: 14, reels: true, figures: true };

await seedAccounts(fromEnvironment('FIREBASE_AUTH_EMULATOR_HOST'), fromEnvironment('GCLOUD_PROJECT'));
await seedCatalogue();
await seedChat();
await seedShows();
await seedQuestions();
await seedCourse();
await seedVideos();
if (!process.env.BOMA_WITHOUT_STORAGE) await seedPhotos(amount.photos);
await seedSightings(amount);
if (amount.reels) await seedReels();
if (amount.figures) await seedFigures();
