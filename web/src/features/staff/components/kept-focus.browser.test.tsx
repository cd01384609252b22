import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { photoView } from '../../../test-support/photo-view.ts';
import { render } from '../../../test-support/render.tsx';
import { Appeals } from './appeals.tsx';
import { Bin } from './bin.tsx';
import { Contact } from './contact.tsx';
import { HeldTexts } from './held-texts.tsx';
import { Photos } from './photos.tsx';
import { UnsentMails } from './unsent-mails.tsx';

const at = Date.parse('2026-11-22T12:00:00Z');
const message = {
  id: 'c1',
  subject: 'Tau is dark',
  name: 'Thandi',
  email: 'thandi@a.test',
  comments: 'Since six.',
  browser: '',
  sent_at: at,
  state: 'open',
  closed_by: null,
  closed_at: null,
  answers: [],
};
const appeal = {
  uid: 'u1',
  display_name: 'Thandi',
  text: 'I only asked when the lions come.',
  sent_at: at,
  kind: 'mute',
  reason: 'Too loud.',
  imposed_by: null,
  imposed_at: at,
  state: 'open',
  answer: '',
  decided_by: null,
  decided_at: null,
  may_decide: true,
  claim: null,
};
const held = {
  id: 'h1',
  uid: 'u1',
  author: 'Thandi',
  kind: 'question',
  chat: '',
  text: 'Where are they tonight?',
  reason: 'listed',
  sent_at: at,
  state: 'waiting',
  claim: null,
};
const mail = {
  id: 'm1',
  to: 'thandi@a.test',
  subject: 'Lion at Tau',
  made_at: at,
  next_at: at,
  state: 'failed',
  attempts: 1,
  error: '554 spam',
};
const lodge = { kind: 'lodges', key: 'naledi', name: 'Naledi Lodge', by_name: null, at: Date.now() };
const settled = (queue: string) => `/api/staff/settled?queue=${queue}&limit=5`;

interface Kind {
  readonly what: string;
  readonly shown: ReactNode;
  /** The list before and after. */
  readonly path: string;
  readonly before: object;
  readonly after: object;
  /** What takes the thing away. */
  readonly act: string;
  readonly queue: string;
  /** Each is pressed with the keyboard. */
  readonly presses: readonly string[];
  readonly title: string;
  readonly said: string;
}

const kinds: readonly Kind[] = [
  {
    what: 'a held text',
    shown: <HeldTexts />,
    path: '/api/staff/held-texts',
    before: { texts: [held] },
    after: { texts: [] },
    act: '/api/staff/decide-held-text',
    queue: 'held-texts',
    presses: ['Refuse the text of Thandi'],
    title: 'Held texts',
    said: 'The text stays unpublished.',
  },
  {
    what: 'a message',
    shown: <Contact />,
    path: '/api/staff/contact-messages?state=open',
    before: { messages: [message, { ...message, id: 'c2', subject: 'Thank you' }] },
    after: { messages: [{ ...message, id: 'c2', subject: 'Thank you' }] },
    act: '/api/staff/settle-contact-message',
    queue: 'contact',
    presses: ['Close: Tau is dark'],
    title: 'Contact messages',
    said: '‘Tau is dark’ is closed.',
  },
  {
    what: 'something in the bin',
    shown: <Bin />,
    path: '/api/staff/bin',
    before: { entries: [lodge] },
    after: { entries: [] },
    act: '/api/staff/restore',
    queue: 'bin',
    presses: ['Put back Naledi Lodge'],
    title: 'Bin',
    said: 'Naledi Lodge is back.',
  },
  {
    what: 'a mail',
    shown: <UnsentMails />,
    path: '/api/staff/unsent-mails',
    before: { mails: [mail] },
    after: { mails: [] },
    act: '/api/staff/retry-mail',
    queue: 'mails',
    presses: ['Send again: Lion at Tau'],
    title: 'Unsent mails',
    said: '‘Lion at Tau’ is on its way again.',
  },
];

const press = async (name: string) => {
  const button = page.getByRole('button', { name, exact: true });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

it.each(kinds)('gives the focus of $what that is done to the heading of the page', async (kind) => {
  let data = kind.before;
  answerCalls({
    [kind.path]: () => Response.json({ data }),
    [settled(kind.queue)]: { data: { settled: [] } },
    [kind.act]: () => {
      data = kind.after;
      return Response.json({ data: {} });
    },
  });
  render(kind.shown);
  for (const name of kind.presses) await press(name);
  await expect.element(page.getByText(kind.said)).toBeVisible();
  await expect.element(heading(kind.title)).toHaveFocus();
});

it('gives the focus of an appeal that is decided to the heading of the page', async () => {
  let appeals = [appeal];
  answerCalls({
    '/api/staff/appeals': () => Response.json({ data: { appeals } }),
    [settled('appeals')]: { data: { settled: [] } },
    '/api/staff/claim-appeal': { data: {} },
    '/api/staff/decide-appeal': () => {
      appeals = [];
      return Response.json({ data: {} });
    },
  });
  render(<Appeals />);
  await press('Answer Thandi');
  await userEvent.fill(page.getByRole('textbox', { name: 'Your answer' }), 'We have looked again.');
  await press('Decide');
  await expect.element(page.getByText('Thandi reads your answer now.')).toBeVisible();
  await expect.element(heading('Appeals')).toHaveFocus();
});

it('gives the focus of a photo that is deleted to the heading of the page', async () => {
  let photos: object[] = [photoView({ id: 'lion', title: 'A lion' })];
  const meta = { current_page: 1, last_page: 1, per_page: 24, total: 1, next: null };
  answerCalls({
    '/api/photos/search': () => Response.json({ data: photos, meta }),
    '/api/photo/delete': () => {
      photos = [];
      return Response.json({ data: {} });
    },
  });
  render(<Photos />);
  await press('More for A lion');
  await userEvent.keyboard('{End}{Enter}');
  await press('Yes, delete it');
  await expect.element(page.getByText('No viewer has kept a picture yet.')).toBeVisible();
  await expect.element(heading('Photos')).toHaveFocus();
});

it('leaves the focus where the viewer has put it', async () => {
  let texts = [held, { ...held, id: 'h2', author: 'Naledi' }];
  answerCalls({
    '/api/staff/held-texts': () => Response.json({ data: { texts } }),
    [settled('held-texts')]: { data: { settled: [] } },
    '/api/staff/decide-held-text': () => {
      texts = texts.slice(1);
      return Response.json({ data: {} });
    },
  });
  render(<HeldTexts />);
  await press('Refuse the text of Thandi');
  (page.getByRole('link', { name: 'Naledi' }).element() as HTMLElement).focus();
  await expect.element(page.getByText('The text stays unpublished.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Naledi' })).toHaveFocus();
});
