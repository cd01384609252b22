import type { Notice, NotifyInput } from './notifications.schema.ts';

export const plainNotify: NotifyInput = { message: 'Lions at Tau, right at the water.' };

export const fullNotify = {
  caption: 'Lions at Tau',
  message: 'The whole pride came down to drink.',
  colour: 'darkolivegreen',
  timeout: 6000,
  img_url: '/covers/tau-sm.jpg',
  icon: 'paw',
  link_url: '/wildlife/stream/tau-live',
  link_text: 'Watch Tau',
} satisfies NotifyInput;

/** As clients get it. */
export const fullNotice: Notice = { id: 'fixture-notice', ...fullNotify, sent_at: 1_763_721_438.123 };

/** Each has the one fault that its name says. */
export const invalidNotifies: Record<string, unknown> = {
  'no message': { ...fullNotify, message: undefined },
  'a message of white space': { ...fullNotify, message: ' \n ' },
  'a message that is too long': { ...fullNotify, message: 'a'.repeat(301) },
  'a caption that is too long': { ...fullNotify, caption: 'a'.repeat(81) },
  'an unknown colour': { ...fullNotify, colour: 'gren' },
  'a colour that goes on': { ...fullNotify, colour: 'red; background: url(https://x.example/)' },
  'a colour that is an address': { ...fullNotify, colour: 'url(https://x.example/)' },
  'a colour that closes its rule': { ...fullNotify, colour: '#fff}body{display:none' },
  'a translucent colour': { ...fullNotify, colour: 'rgb(0 0 0 / 0.1)' },
  'a colour by a variable': { ...fullNotify, colour: 'var(--x)' },
  'a timeout in seconds': { ...fullNotify, timeout: 3.5 },
  'a timeout that is text': { ...fullNotify, timeout: '3500' },
  'a timeout without end': { ...fullNotify, timeout: 300_001 },
  'a link by a script': { ...fullNotify, link_url: 'javascript:alert(1)' },
  'a link without encryption': { ...fullNotify, link_url: 'http://x.example/' },
  'a link to another host by a double slash': { ...fullNotify, link_url: '//x.example/' },
  'a link to another host by a backslash': { ...fullNotify, link_url: '/\\x.example/' },
  'a link without a text': { ...fullNotify, link_text: '' },
  'a text without a link': { ...fullNotify, link_url: null },
  'a picture as a data address': { ...fullNotify, img_url: 'data:image/png;base64,AAAA' },
  'an unknown icon': { ...fullNotify, icon: 'rocket' },
  'an unknown field': { ...fullNotify, color: 'red' },
};
