import { courseModule } from '@boma/domain/course/course.fixtures.ts';
import { saveModuleInput } from '@boma/domain/course/course.schema.ts';
import { lodgeInput } from '@boma/domain/lodges/staff-lodges.schema.ts';
import { announcementInput } from '@boma/domain/notifications/announcement.schema.ts';
import { noticeFormSchema } from '@boma/domain/notifications/planned-notices.schema.ts';
import { categoryInput } from '@boma/domain/notifications/staff-categories.schema.ts';
import { defaultAnimals } from '@boma/domain/pages/default-animals.ts';
import { defaultFilms } from '@boma/domain/pages/default-films.ts';
import { defaultPartners } from '@boma/domain/pages/default-partners.ts';
import { defaultPromos } from '@boma/domain/pages/default-promos.ts';
import { animalInput, pageInput } from '@boma/domain/pages/pages.schema.ts';
import { showTypeInput } from '@boma/domain/shows/staff-show-types.schema.ts';
import { postSightingInput } from '@boma/domain/sightings/sightings.schema.ts';
import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { cameraInput } from '@boma/domain/streams/streams.schema.ts';
import { addVideoInput } from '@boma/domain/videos/videos.schema.ts';
import { wordRulesSchema } from '@boma/domain/words/word-rules.schema.ts';
import { expect, it } from 'vitest';
import { schemaProblems } from '../../test-support/schema-problems.test-support.ts';
import { defaultAdverts } from '../adverts/house-adverts.ts';
import { defaultAbout } from '../pages/default-about.ts';
import { defaultCause } from '../pages/default-cause.ts';
import { defaultRangers } from '../pages/default-rangers.ts';
import { sightingFields, toReport } from '../sightings/typed-sighting.ts';
import { type AboutValues, aboutFieldOf, aboutFields, aboutValues, toAboutPage } from './about-fields.ts';
import {
  type AdvertValues,
  advertFieldOf,
  advertFields,
  advertValues,
  toAdvertsPage,
} from './advert-fields.ts';
import { type AnimalValues, animalFields, animalValues, toAnimal } from './animal-fields.ts';
import { cameraFieldOf, cameraFields, cameraValues, toCamera } from './camera-fields.ts';
import { type CauseValues, causeFields, causeValues, toCausePage } from './cause-fields.ts';
import { type FilmValues, filmFieldOf, filmFields, filmValues, toFilmsPage } from './film-fields.ts';
import { type LegalValues, legalFieldOf, legalFields, legalValues, toLegalPage } from './legal-fields.ts';
import { moduleFieldOf, moduleFields, moduleValues, toModule } from './module-fields.ts';
import {
  noticeFieldOf,
  noticeFields,
  noticeValues,
  pinFields,
  toAnnouncement,
  toNotice,
} from './notice-fields.ts';
import {
  type PartnerValues,
  partnerFieldOf,
  partnerFields,
  partnerValues,
  toPartnersPage,
} from './partner-fields.ts';
import { type PromoValues, promoFieldOf, promoFields, promoValues, toPromosPage } from './promo-fields.ts';
import {
  type RangerValues,
  rangerFieldOf,
  rangerFields,
  rangerValues,
  toRangersPage,
} from './ranger-fields.ts';
import { sightingValues } from './sighting-fields.ts';
import { toVideo, videoFieldOf, videoFields, videoValues } from './video-fields.ts';
import { ruleFields, ruleValues, toRules } from './word-fields.ts';

type Values = Record<string, string>;
type Check = (values: never) => Partial<Record<string, string>>;

const video = { source_kind: 'youtube', cover: '/a.jpg', youtube_id: 'abc', title: 'Lions' };
const notice = { ...noticeValues(), message: 'Lions.' };
const rules = { held: [], allowed: [], first_message_minutes: 5, link_hours: 24 };
const kind = { name: 'Cats', position: '1', user_selectable: true, subscriber_only: false };
const showType = {
  title: 'Walk',
  type: 'walk',
  lead: '',
  cover_clean: '/a.jpg',
  active: true,
  archived: false,
};

const cameraProblems = (values: ReturnType<typeof cameraValues>) =>
  schemaProblems(cameraInput, toCamera(values), { fields: cameraFields, fieldOf: cameraFieldOf });
const videoProblems = (values: ReturnType<typeof videoValues>) =>
  schemaProblems(addVideoInput, toVideo(values), { fields: videoFields, fieldOf: videoFieldOf });

/** Each form of staff: what it begins with, and its check. */
const forms: readonly (readonly [name: string, begin: object, check: Check])[] = [
  ['a camera', cameraValues(freeStream), cameraProblems],
  [
    'a camera at YouTube',
    { ...cameraValues(freeStream), source_kind: 'youtube', youtube_id: 'abc' },
    cameraProblems,
  ],
  ['a video', videoValues(), videoProblems],
  ['a video at YouTube', { ...videoValues(), ...video }, videoProblems],
  [
    'a module',
    moduleValues(courseModule),
    (values: ReturnType<typeof moduleValues>) =>
      schemaProblems(saveModuleInput, toModule(values), { fields: moduleFields, fieldOf: moduleFieldOf }),
  ],
  [
    'a sighting',
    sightingValues(undefined),
    (values: ReturnType<typeof sightingValues>) =>
      schemaProblems(postSightingInput, toReport(values), {
        fields: sightingFields,
      }),
  ],
  [
    'the words',
    ruleValues(rules),
    (values: ReturnType<typeof ruleValues>) =>
      schemaProblems(wordRulesSchema, toRules(values), { fields: ruleFields }),
  ],
  [
    'a notice',
    notice,
    (values: typeof notice) =>
      schemaProblems(noticeFormSchema, toNotice(values), { fields: noticeFields, fieldOf: noticeFieldOf }),
  ],
  [
    'an announcement',
    { message: 'Lions.', link_url: '', link_text: '' },
    (values: typeof notice) =>
      schemaProblems(announcementInput, toAnnouncement(values), { fields: pinFields }),
  ],
  [
    'a lodge',
    { slug: 'naledi', fullLogoPath: '/a.svg' },
    (values: Values) => schemaProblems(lodgeInput, values, { fields: ['slug', 'fullLogoPath'] }),
  ],
  [
    'the partners',
    partnerValues(defaultPartners),
    (values: PartnerValues) =>
      schemaProblems(pageInput, toPartnersPage(values), { fields: partnerFields, fieldOf: partnerFieldOf }),
  ],
  [
    'the promotions',
    promoValues(defaultPromos),
    (values: PromoValues) =>
      schemaProblems(pageInput, toPromosPage(values), { fields: promoFields, fieldOf: promoFieldOf }),
  ],
  [
    'the films of home',
    filmValues(defaultFilms),
    (values: FilmValues) =>
      schemaProblems(pageInput, toFilmsPage(values), { fields: filmFields, fieldOf: filmFieldOf }),
  ],
  [
    'our own adverts',
    advertValues(defaultAdverts),
    (values: AdvertValues) =>
      schemaProblems(pageInput, toAdvertsPage(values), { fields: advertFields, fieldOf: advertFieldOf }),
  ],
  [
    'About',
    aboutValues(defaultAbout),
    (values: AboutValues) =>
      schemaProblems(pageInput, toAboutPage(values), { fields: aboutFields, fieldOf: aboutFieldOf }),
  ],
  [
    'the cause',
    causeValues(defaultCause),
    (values: CauseValues) => schemaProblems(pageInput, toCausePage(values), { fields: causeFields }),
  ],
  [
    'the rangers',
    rangerValues(defaultRangers),
    (values: RangerValues) =>
      schemaProblems(pageInput, toRangersPage(values), { fields: rangerFields, fieldOf: rangerFieldOf }),
  ],
  ...(['terms', 'privacy'] as const).map(
    (kind) =>
      [
        `the ${kind}`,
        legalValues(kind, []),
        (values: LegalValues) =>
          schemaProblems(pageInput, toLegalPage(kind, values), {
            fields: legalFields(kind),
            fieldOf: legalFieldOf(kind),
          }),
      ] as const,
  ),
  [
    'an animal',
    animalValues(defaultAnimals.animals[0]),
    (values: AnimalValues) => schemaProblems(animalInput, toAnimal(values), { fields: animalFields }),
  ],
  [
    'a kind of show',
    showType,
    (values: Values) =>
      schemaProblems(showTypeInput, values, { fields: ['title', 'type', 'lead', 'cover_clean'] }),
  ],
  [
    'a kind of alert',
    kind,
    (values: typeof kind) =>
      schemaProblems(
        categoryInput,
        { ...values, position: Number(values.position) },
        { fields: ['name', 'position'] },
      ),
  ],
];

const WRONG = [
  '',
  ' ',
  '?!',
  'Tau Dam',
  'x'.repeat(5000),
  '-1',
  '1.5',
  '999999',
  'lion, oftn',
  `${'x'.repeat(50)}, often`,
  'javascript:alert(1)',
  'https://',
  '//host',
  '2026-02-31',
  '3.05',
  '* a\n* b',
  'a\nb\nc',
  '# \n',
];
/** Sentences that say only that something is wrong, and those that zod writes. */
const SAYS_NOTHING = /valid\b|^Invalid|^Too (?:small|big)|expected|pattern|slug|^Input/i;

it.each(forms)('says what every field of %s expects', (_, begin, check) => {
  const typed = Object.entries(begin).filter(([, value]) => typeof value === 'string');
  const sentences = typed.flatMap(([field]) =>
    WRONG.flatMap((wrong) =>
      Object.entries(check({ ...begin, [field]: wrong } as never)).map(
        ([at, sentence]) => `${at}: ${sentence}`,
      ),
    ),
  );
  const said = [...new Set(sentences)];
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((sentence) => SAYS_NOTHING.test(sentence.replace(/^\w+: /, '')))).toEqual([]);
});
