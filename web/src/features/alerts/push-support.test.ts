import { expect, it } from 'vitest';
import { type BrowserFacts, pushSupportOf } from './push-support.ts';

const desktop: BrowserFacts = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
  touchPoints: 0,
  isInstalled: false,
  hasPush: true,
  permission: 'default',
};
const iPhone = {
  ...desktop,
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
  touchPoints: 5,
};
const iPad = { ...desktop, userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', touchPoints: 5 };

it('tells iPhones and iPads to install the site first, and no other device', () => {
  // Safari hides the interface from sites that are not installed.
  for (const phone of [iPhone, iPad])
    expect(pushSupportOf({ ...phone, hasPush: false, permission: undefined })).toBe('install-first');
  expect(pushSupportOf({ ...iPhone, isInstalled: true })).toBe('yes');
  expect(pushSupportOf({ ...iPad, touchPoints: 0 })).toBe('yes');
});

it('knows a browser without pushes from one whose viewer has refused them', () => {
  expect(pushSupportOf(desktop)).toBe('yes');
  expect(pushSupportOf({ ...desktop, hasPush: false })).toBe('no');
  expect(pushSupportOf({ ...desktop, permission: 'denied' })).toBe('refused');
});
