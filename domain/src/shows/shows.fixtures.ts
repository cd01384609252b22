import type { PlanShowInput, Show, ShowView } from './shows.schema.ts';

/** 15 January 2027, 04:00 UTC: 6 in the morning at camp. */
export const SUNRISE = Date.UTC(2027, 0, 15, 4);

export const plannedShow: Show = {
  id: 12,
  type: 'ranger-show',
  title: 'Sunrise at Tau',
  sub_title: 'Naledi follows the lions home.',
  starts_at: SUNRISE,
  minutes: 45,
  source: { kind: 'camera', code: 'tau' },
  cover_clean: '',
  stage: 'planned',
  sequence: 0,
  changed_at: Date.UTC(2027, 0, 10),
};

export const plannedView: ShowView = {
  id: 12,
  show_ts: SUNRISE / 1000,
  title: 'Sunrise at Tau',
  sub_title: 'Naledi follows the lions home.',
  minutes: 45,
  youtube_id: null,
  code: 'tau',
  on_air: false,
  cancelled: false,
  cover_clean: '/covers/tau.jpg',
  show_type: { type: 'ranger-show', title: 'Ranger Show' },
  sequence: 0,
};

export const showPlan: PlanShowInput = {
  type: 'ranger-show',
  title: 'Sunrise at Tau',
  sub_title: 'Naledi follows the lions home.',
  show_ts: SUNRISE / 1000,
  minutes: 45,
  source: { kind: 'camera', code: 'tau' },
  cover_clean: '',
};

/** Each has the one fault that its name says, in the field of the same entry. */
export const invalidPlans: Readonly<Record<string, readonly [field: string, plan: object]>> = {
  'an empty title': ['title', { ...showPlan, title: '  ' }],
  'a title of 101 characters': ['title', { ...showPlan, title: 'a'.repeat(101) }],
  'a sub-title of 161 characters': ['sub_title', { ...showPlan, sub_title: 'a'.repeat(161) }],
  'no time': ['show_ts', { ...showPlan, show_ts: undefined }],
  'a time in words': ['show_ts', { ...showPlan, show_ts: 'tomorrow' }],
  '4 minutes': ['minutes', { ...showPlan, minutes: 4 }],
  '481 minutes': ['minutes', { ...showPlan, minutes: 481 }],
  'an unknown kind of source': ['source', { ...showPlan, source: { kind: 'radio' } }],
  'a picture of another site without https': [
    'cover_clean',
    { ...showPlan, cover_clean: 'http://a.example' },
  ],
  'a type that is no slug': ['type', { ...showPlan, type: 'Ranger Show' }],
};
