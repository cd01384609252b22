import { describe, expect, it } from 'vitest';
import { cssColour } from './css-colour.ts';
import { NOTICE_DEFAULT_TIMEOUT, NOTICE_FRESH_SECONDS } from './notifications.constants.ts';
import { fullNotice, fullNotify, invalidNotifies, plainNotify } from './notifications.fixtures.ts';
import { noticeSchema, notifyInput, storedNoticeSchema, toNotice } from './notifications.schema.ts';
import { plannedNoticeSchema, saveNoticeInput, sendNoticeInput } from './planned-notices.schema.ts';

const storedAt = (ms: number) => ({ toMillis: () => ms });

it('R9-058 counts a notice as fresh for 7 s', () => {
  expect(NOTICE_FRESH_SECONDS).toBe(7);
});

describe('a notice', () => {
  it('needs only its message; R3-045 its timeout is milliseconds, 3500 by default', () => {
    expect(NOTICE_DEFAULT_TIMEOUT).toBe(3500);
    expect(notifyInput.parse(plainNotify)).toEqual({
      caption: '',
      message: plainNotify.message,
      colour: null,
      timeout: 3500,
      img_url: null,
      icon: null,
      link_url: null,
      link_text: '',
    });
    expect(notifyInput.parse({ ...fullNotify, timeout: 6000 }).timeout).toBe(6000);
  });

  it.each(Object.entries(invalidNotifies))('is refused with %s', (_, input) => {
    expect(notifyInput.safeParse(fullNotify).success).toBe(true);
    expect(notifyInput.safeParse(input).success).toBe(false);
    expect(storedNoticeSchema.safeParse({ ...Object(input), sent_at: storedAt(1) }).success).toBe(false);
  });

  it.each(Object.entries(invalidNotifies))('neither waits nor is sent under an id with %s', (_, input) => {
    const accepted = (words: unknown) => [
      sendNoticeInput.safeParse({ ...Object(words), id: 'a', version: null }).success,
      plannedNoticeSchema.safeParse({ ...Object(words), send_at: null }).success,
      saveNoticeInput.safeParse({
        id: 'a',
        version: null,
        notice: { ...Object(words), publish: { kind: 'draft' } },
      }).success,
    ];
    expect(accepted(fullNotify)).toEqual([true, true, true]);
    expect(accepted(input)).toEqual([false, false, false]);
  });

  it('waits as a draft or for a time, and not for now', () => {
    const waits = (publish: unknown) =>
      saveNoticeInput.safeParse({ id: 'a', version: null, notice: { ...fullNotify, publish } }).success;
    const answers = [{ kind: 'draft' }, { kind: 'later', at: 1 }, { kind: 'later' }, { kind: 'now' }].map(
      waits,
    );
    expect(answers).toEqual([true, true, false, false]);
  });

  it('R3-043 is stored with exactly these fields and the time of the store', () => {
    const stored = { ...fullNotify, sent_at: storedAt(1_763_721_438_123) };
    expect(Object.keys(storedNoticeSchema.parse(stored)).sort()).toEqual(
      [
        'caption',
        'colour',
        'icon',
        'img_url',
        'link_text',
        'link_url',
        'message',
        'sent_at',
        'timeout',
      ].sort(),
    );
    for (const sent_at of [1_763_721_438, '2026-01-01', undefined, null])
      expect(storedNoticeSchema.safeParse({ ...stored, sent_at }).success).toBe(false);
  });

  it('reaches clients with its id and unix seconds', () => {
    const stored = storedNoticeSchema.parse({ ...fullNotify, sent_at: storedAt(1_763_721_438_123) });
    expect(toNotice('fixture-notice', stored)).toEqual(fullNotice);
    expect(noticeSchema.parse(fullNotice)).toEqual(fullNotice);
  });
});

it.each([
  'seagreen',
  ' SeaGreen ',
  '#2E8b57',
  '#abc',
  'rgb(46, 139, 87)',
  'rgb(46 139 87)',
  'hsl(146 50% 36%)',
])('R3-045 accepts the CSS colour %j', (colour) => {
  expect(cssColour.parse(colour)).toBe(colour.trim().toLowerCase());
});

it.each([
  'transparent',
  'currentcolor',
  'inherit',
  '#12345',
  '#2e8b5780',
  'rgb(1,2)',
  'rgb(1 2 3',
  'canvas',
  '',
])('refuses %j as a colour', (colour) => {
  expect(cssColour.safeParse(colour).success).toBe(false);
});
