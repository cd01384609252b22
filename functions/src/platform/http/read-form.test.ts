import { api } from '@boma/domain/api.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parsePart, readBody } from './parse-request.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

const asEncoded = (text: string) =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .map((pair) => pair.split('=').map(encodeURIComponent).join('='))
    .join('&');

/** What the verb of an endpoint gets for a form, given as a line for each field. */
function fromForm(name: keyof typeof api, lines: string): unknown {
  const { body } = api[name] as { body: z.ZodObject };
  return parsePart(body, readBody(form, Buffer.from(asEncoded(lines)), body));
}

function fromJson(name: keyof typeof api, value: unknown): unknown {
  const { body } = api[name] as { body: z.ZodObject };
  return parsePart(body, value);
}

describe('R7-009 a form says the same as JSON', () => {
  const forms: [keyof typeof api, string, object][] = [
    [
      'listVideos',
      `filters[type]=highlight
      filters[type]=pick
      filters[youtube]=1
      filters[show_type_id]=3
      paginate=1
      page=2
      per_page=5`,
      {
        filters: { type: ['highlight', 'pick'], youtube: 1, show_type_id: 3 },
        paginate: 1,
        page: 2,
        per_page: 5,
      },
    ],
    ['listVideos', 'filters[type][]=rare\ncursor=', { filters: { type: ['rare'] }, cursor: null }],
    [
      'searchPhotos',
      'page=1\nper_page=3\nfilters[stream]=tau',
      { page: 1, per_page: 3, filters: { stream: 'tau' } },
    ],
    ['listCategories', 'user_selectable=1', { user_selectable: 1 }],
    ['chooseCategories', 'selected_categories=4', { selected_categories: [4] }],
    ['chooseCategories', 'selected_categories[]=4\nselected_categories[]=6', { selected_categories: [4, 6] }],
    ['chooseCategories', 'selected_categories=', { selected_categories: [] }],
    [
      'askQuestion',
      'question=Is that a martial eagle?\nallow=1',
      { question: 'Is that a martial eagle?', allow: 1 },
    ],
    ['voteQuestion', 'id=q1\nvote=false', { id: 'q1', vote: false }],
    ['joinCourse', 'join=on', { join: true }],
    ['followShow', 'type=bush-walk\nfollow=0', { type: 'bush-walk', follow: false }],
    ['listSubscriptions', 'refresh=true', { refresh: true }],
    [
      'keepMoment',
      `stream_id=11
      seconds=30
      ago_ms=1500
      moment_id=6f1e6c58-8a4e-4df3-9f3c-0a4a7c3f9b11
      title=07
      alt=A lioness drinks`,
      {
        stream_id: 11,
        seconds: 30,
        ago_ms: 1500,
        moment_id: '6f1e6c58-8a4e-4df3-9f3c-0a4a7c3f9b11',
        title: '07',
        alt: 'A lioness drinks',
      },
    ],
    [
      'saveAlerts',
      `mail=1
      sightings=false
      shows=true
      back=true
      cameras[]=tau
      cameras[]=hyena-den
      species=
      zone=Africa/Johannesburg
      quiet[0][from]=22:00
      quiet[0][to]=06:00
      quiet[1]=
      quiet[2]=
      quiet[3]=
      quiet[4]=
      quiet[5]=
      quiet[6][from]=23:00
      quiet[6][to]=07:00`,
      {
        mail: true,
        sightings: false,
        shows: true,
        back: true,
        cameras: ['tau', 'hyena-den'],
        species: [],
        zone: 'Africa/Johannesburg',
        quiet: [{ from: '22:00', to: '06:00' }, null, null, null, null, null, { from: '23:00', to: '07:00' }],
      },
    ],
    [
      'startShow',
      'id=7\nsource[kind]=camera\nsource[code]=tau',
      { id: 7, source: { kind: 'camera', code: 'tau' } },
    ],
    [
      'startShow',
      'id=7\nsource[kind]=youtube\nsource[youtube_id]=aqz-KE-bpKQ',
      { id: 7, source: { kind: 'youtube', youtube_id: 'aqz-KE-bpKQ' } },
    ],
    [
      'saveCamera',
      `version=
      camera[slug]=tau
      camera[name]=Tau
      camera[code]=tau
      camera[source][kind]=hls
      camera[subscriber_only]=false
      camera[cover]=/covers/tau.jpg
      camera[lodge_id]=
      camera[place][name]=Tshukudu Plains
      camera[place][country]=South Africa
      camera[place][habitat]=savannah
      camera[place][coordinates][latitude]=-24.3
      camera[place][coordinates][longitude]=31.1
      camera[place][protected_den]=0
      camera[species][1][name]=lion
      camera[species][1][likelihood]=sometimes
      camera[species][0][name]=elephant
      camera[species][0][likelihood]=most days`,
      {
        version: null,
        camera: {
          slug: 'tau',
          name: 'Tau',
          code: 'tau',
          source: { kind: 'hls' },
          subscriber_only: false,
          cover: '/covers/tau.jpg',
          lodge_id: null,
          place: {
            name: 'Tshukudu Plains',
            country: 'South Africa',
            habitat: 'savannah',
            coordinates: { latitude: -24.3, longitude: 31.1 },
            protected_den: false,
          },
          species: [
            { name: 'elephant', likelihood: 'most days' },
            { name: 'lion', likelihood: 'sometimes' },
          ],
        },
      },
    ],
    [
      'postSighting',
      'stream=tau\nspecies=lion\ncount=\nmessage=\nnotification_category_id=1',
      { stream: 'tau', species: 'lion', count: null, message: '', notification_category_id: 1 },
    ],
    [
      'giveMembership',
      'uid=u1\ndays=30\nreason=For the films',
      { uid: 'u1', days: 30, reason: 'For the films' },
    ],
    [
      'imposeSanction',
      'uid=u1\nkind=mute\nminutes=60\nreason=Spam',
      { uid: 'u1', kind: 'mute', minutes: 60, reason: 'Spam' },
    ],
  ];

  it.each(forms)('to %s (%#)', (name, lines, json) => {
    expect(fromForm(name, lines)).toEqual(fromJson(name, json));
  });

  it.each([
    ['listVideos', 'page=two', { page: ['Pages are counted from 1.'] }],
    ['listVideos', 'page=0x2', { page: ['Pages are counted from 1.'] }],
    ['listVideos', 'page=1\npage=2', { page: ['Pages are counted from 1.'] }],
    [
      'listVideos',
      'filters[youtube]=yes',
      { 'filters.youtube': ['Say 1 for videos at YouTube alone, else 0.'] },
    ],
    ['listVideos', 'filters=pick', { filters: [expect.any(String)] }],
    ['joinCourse', 'join=maybe', { join: [expect.any(String)] }],
    ['orderCameras', 'from[x]=tau\nto=tau', { from: [expect.any(String)] }],
    ['startShow', 'id=7\nsource[kind]=camera', { 'source.code': [expect.any(String)] }],
    [
      'saveLodge',
      'version=\nlodge[slug]=naledi\nlodge[fullLogoPath]=/a.svg\nlodge[owner]=x',
      { lodge: ['There is a field too many.'] },
    ],
  ] as const)('to %s (%#), a wrong one refused under its field', (name, lines, errors) => {
    expect(() => fromForm(name, lines)).toThrow(
      expect.objectContaining({ code: 'invalid-input', details: { errors } }),
    );
  });
});

it('knows every kind of field that any endpoint takes', () => {
  const kinds = new Set<string>();
  const collect = (schema: z.ZodType): void => {
    const {
      type,
      innerType,
      in: input,
      out,
      element,
      options,
      shape,
    } = schema._zod.def as {
      type: string;
      innerType?: z.ZodType;
      in?: z.ZodType;
      out?: z.ZodType;
      element?: z.ZodType;
      options?: z.ZodType[];
      shape?: Record<string, z.ZodType>;
    };
    kinds.add(type);
    const parts = [innerType, input, out, element, ...(options ?? []), ...Object.values(shape ?? {})];
    for (const part of parts) if (part) collect(part);
  };
  for (const endpoint of Object.values(api)) if ('body' in endpoint) collect(endpoint.body);
  expect([...kinds].sort()).toEqual([
    'array',
    'boolean',
    'default',
    'enum',
    'literal',
    'nullable',
    'number',
    'object',
    'optional',
    'pipe',
    'string',
    'transform',
    'union',
  ]);
});

it('never sets the prototype, and takes a name of many brackets as it stands', () => {
  const schema = z.object({ name: z.string() });
  const read = (text: string) => parsePart(schema, readBody(form, Buffer.from(text), schema));
  expect(read('__proto__[x]=1&constructor[prototype][x]=2&name=tau')).toEqual({ name: 'tau' });
  expect(() => read('name[__proto__][x]=1&name=tau')).toThrow('invalid-input');
  expect(read(`a${'[b]'.repeat(20_000)}=1&name=tau`)).toEqual({ name: 'tau' });
  expect(({} as { x?: unknown }).x).toBeUndefined();
});
