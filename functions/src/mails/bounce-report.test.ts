import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readBounceReport } from './bounce-report.ts';

const SECRET = 'a-secret-of-reports';
const AT = 1_764_345_600;
const HEX = { own: /[0-9a-f]{64}$/, mailgun: /[0-9a-f]{64}/ };

const hmac = (text: string, secret = SECRET) => createHmac('sha256', secret).update(text).digest('hex');

interface Sent {
  readonly headers: Record<string, string>;
  readonly body: string;
}
const json = { 'content-type': 'application/json' };
const read = ({ headers, body }: Sent, { secret = SECRET, now = AT } = {}) =>
  readBounceReport({ headers, rawBody: Buffer.from(body) }, secret, now * 1000);

function own(report: object, { at = AT, secret = SECRET } = {}): Sent {
  const body = JSON.stringify(report);
  return { headers: { ...json, 'boma-signature': `t=${at},v1=${hmac(`${at}.${body}`, secret)}` }, body };
}

function mailgun(event: object, { at = AT, secret = SECRET } = {}): Sent {
  const token = 'e0b5477167110d68991efc6b9f89f0a11066af27834600e123';
  const signature = { token, timestamp: String(at), signature: hmac(`${at}${token}`, secret) };
  const body = JSON.stringify({ signature, 'event-data': { recipient: 'naledi@a.test', ...event } });
  return { headers: json, body };
}

const report = { kind: 'no-address', address: 'naledi@a.test', reason: '550 5.1.1 No such user' };
const failed = {
  event: 'failed',
  severity: 'permanent',
  reason: 'bounce',
  'delivery-status': { code: 550, message: '5.1.1 No such user', description: '' },
};

describe.each([
  ['our own shape', own(report), (options: object) => own(report, options), HEX.own],
  ['Mailgun’s shape', mailgun(failed), (options: object) => mailgun(failed, options), HEX.mailgun],
] as const)('a report in %s', (_, good, signed, hex) => {
  const inBoth = ({ headers, body }: Sent, change: (text: string) => string): Sent => ({
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        name === 'boma-signature' ? change(value) : value,
      ]),
    ),
    body: headers['boma-signature'] === undefined ? change(body) : body,
  });

  it('is read when it was signed within five minutes, behind or ahead', () => {
    for (const at of [AT - 300, AT, AT + 300]) expect(read(signed({ at }))).toEqual(report);
  });

  it.each<[string, () => unknown]>([
    ['was signed six minutes ago', () => read(signed({ at: AT - 360 }))],
    ['is dated six minutes ahead', () => read(signed({ at: AT + 360 }))],
    ['was signed with another secret', () => read(signed({ secret: 'another' }))],
    ['has a shorter signature', () => read(inBoth(good, (text) => text.replace(hex, 'ab')))],
    ['has another signature', () => read(inBoth(good, (text) => text.replace(hex, 'a'.repeat(64))))],
    ['has another time', () => read(inBoth(good, (text) => text.replace(String(AT), String(AT + 1))))],
    ['comes while no secret is set', () => read(signed({ secret: '' }), { secret: '' })],
  ])('is refused when it %s', (_why, attempt) => {
    expect(read(good)).toEqual(report);
    expect(attempt).toThrow('malformed-body');
  });
});

describe('our own shape', () => {
  it('is refused when a byte of its body was changed', () => {
    const { headers, body } = own(report);
    expect(read({ headers, body })).toEqual(report);
    expect(() => read({ headers, body: body.replace('naledi', 'thandi') })).toThrow('malformed-body');
  });

  it('cuts a long reason, and needs none', () => {
    expect(read(own({ ...report, reason: 'x'.repeat(900) })).reason).toBe('x'.repeat(300));
    expect(read(own({ kind: 'complaint', address: 'a@b.test' })).reason).toBe('');
  });

  it.each([
    ['another kind', { ...report, kind: 'temporary' }],
    ['no address', { kind: 'no-address' }],
  ])('is refused with %s', (_, wrong) => {
    expect(read(own(report))).toEqual(report);
    expect(() => read(own(wrong))).toThrow('invalid-input');
  });
});

it.each<[string, object, string]>([
  ['a receiver that knows no such user', failed, 'no-address'],
  [
    'an address that bounced before',
    { ...failed, reason: 'suppress-bounce', 'delivery-status': null },
    'no-address',
  ],
  ['an address that complained before', { ...failed, reason: 'suppress-complaint' }, 'complaint'],
  ['a complaint', { event: 'complained' }, 'complaint'],
  ['a failure that may pass', { ...failed, severity: 'temporary' }, 'other'],
  [
    'a receiver that refuses the sender',
    { ...failed, 'delivery-status': { code: 550, message: '5.7.1 Blocked by policy' } },
    'other',
  ],
  ...['Message rejected as spam', 'Blocked by SPF policy', '#5.7.1 Not allowed'].map(
    (message): [string, object, string] => [
      `a receiver that says '${message}'`,
      { ...failed, 'delivery-status': { code: 550, message } },
      'other',
    ],
  ),
  ['a full mailbox', { ...failed, 'delivery-status': { code: 552, message: '5.2.2 Mailbox full' } }, 'other'],
  ['a mail that has arrived', { event: 'delivered' }, 'other'],
])('Mailgun’s report of %s', (_, event, kind) => {
  expect(read(mailgun(event))).toMatchObject({ kind, address: 'naledi@a.test' });
});
