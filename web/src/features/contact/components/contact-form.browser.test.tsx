import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { ContactForm } from './contact-form.tsx';

const PATH = '/api/contact';
const field = (name: string) => page.getByRole('textbox', { name });
const send = () => page.getByRole('button', { name: 'Send Message' });
const noteOf = (name: string) =>
  document.getElementById(field(name).element().getAttribute('aria-describedby') ?? '')?.textContent;
const CORRECT = 'Please correct the errors in your enquiry and try again.';

const good = { Subject: 'Tau is dark', 'Your Name': 'Thandi', 'Email Address': '', Comments: 'Since six.' };
async function fill(values: Partial<typeof good> = {}): Promise<void> {
  for (const [name, text] of Object.entries({ ...good, ...values }))
    if (text !== '') await userEvent.fill(field(name), text);
}

describe('the contact form', () => {
  it('R2-277 has the four fields', async () => {
    render(<ContactForm />);
    for (const name of Object.keys(good)) await expect.element(field(name)).toBeVisible();
    expect(page.getByRole('textbox').elements()).toHaveLength(4);
  });

  it('R5-011 shows no problem before the first blur or submit', async () => {
    render(<ContactForm />);
    expect(page.getByText('Subject is required').elements()).toHaveLength(0);
    await userEvent.click(field('Subject'));
    await userEvent.click(field('Your Name'));
    expect(noteOf('Subject')).toBe('');
  });

  it('R5-001 R5-003 R5-008 R5-014 shows every problem once it is submitted, and sends nothing', async () => {
    const calls = answerCalls({});
    render(<ContactForm />);
    await userEvent.click(send());
    await expect.poll(() => noteOf('Subject')).toBe('Subject is required');
    expect(noteOf('Your Name')).toBe('Your name is required');
    expect(noteOf('Comments')).toBe('Please type your comments');
    expect(noteOf('Email Address')).toBe('Only if you would like an answer');
    await expect.element(page.getByRole('alert')).toHaveTextContent(CORRECT);
    await expect.poll(() => document.activeElement).toBe(field('Subject').element());
    expect(calls).toEqual([]);
  });

  it('R5-006 R5-010 R5-011 checks a filled field when it is left, and ends typing at the limit', async () => {
    render(<ContactForm />);
    await userEvent.fill(field('Email Address'), 'a@b');
    await userEvent.click(field('Subject'));
    await expect.poll(() => noteOf('Email Address')).toBe('The format of your email is incorrect format.');
    const limits = Object.keys(good).map((name) => field(name).element().getAttribute('maxlength'));
    expect(limits).toEqual(['190', '100', '100', '1000']);
    // Past the limit of the field, as a script or an older browser would.
    (field('Subject').element() as HTMLInputElement).value = 'a'.repeat(191);
    await userEvent.click(field('Comments'));
    await expect.poll(() => noteOf('Subject')).toBe('Please use maximum 190 characters');
  });

  it('R3-053 R5-005 R5-015 sends the fields with the browser, and clears all of them', async () => {
    const calls = answerCalls({ [PATH]: { data: {} } });
    render(<ContactForm />);
    await fill();
    await userEvent.click(send());
    await expect.element(page.getByText('Thank you. Your message is with the rangers.')).toBeVisible();
    expect(calls).toMatchObject([
      {
        path: PATH,
        body: {
          subject: 'Tau is dark',
          name: 'Thandi',
          email: '',
          comments: 'Since six.',
          browser: navigator.userAgent,
        },
      },
    ]);
    for (const name of Object.keys(good)) expect((field(name).element() as HTMLInputElement).value).toBe('');
  });

  it('R2-280 says Sending while the message is under way', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Response>();
    answerCalls({ [PATH]: () => promise });
    render(<ContactForm />);
    await fill();
    await userEvent.click(send());
    await expect.element(page.getByRole('button', { name: 'Sending', exact: true })).toBeVisible();
    answer(Response.json({ data: {} }));
    await expect.element(send()).toBeVisible();
  });

  it('R5-012 R5-013 R5-014 joins the server’s sentences at a field, until it gets the focus', async () => {
    const errors = { subject: ['It is dark', 'it is cold'] };
    answerCalls({ [PATH]: refusal(422, 'invalid-input', { errors }) });
    render(<ContactForm />);
    await fill();
    await userEvent.click(send());
    await expect.poll(() => noteOf('Subject')).toBe('It is dark, it is cold');
    await expect.element(page.getByRole('alert')).toHaveTextContent(CORRECT);
    expect((field('Comments').element() as HTMLTextAreaElement).value).toBe('Since six.');
    // The form moves the focus there after it has shown the problem.
    await expect.poll(() => document.activeElement).toBe(field('Subject').element());
    (field('Subject').element() as HTMLElement).blur();
    await userEvent.click(field('Subject'));
    await expect.poll(() => noteOf('Subject')).toBe('');
  });

  it('keeps the id of a message that was not answered, and gives a changed one another', async () => {
    const calls = answerCalls({ [PATH]: refusal(500, 'internal') });
    const ids = () => calls.map(({ body }) => String(Object(body).id));
    render(<ContactForm />);
    await fill();
    for (const sent of [1, 2]) {
      await userEvent.click(send());
      await expect.poll(() => calls.length).toBe(sent);
    }
    await userEvent.fill(field('Comments'), 'Since seven.');
    await userEvent.click(send());
    await expect.poll(() => calls.length).toBe(3);
    const [first = '', second, third] = ids();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('says why nothing was sent, in the words of the server or in its own', async () => {
    answerCalls({ [PATH]: refusal(429, 'too-many-requests', { alert: 'Please write again in an hour.' }) });
    render(<ContactForm />);
    await fill();
    await userEvent.click(send());
    await expect.element(page.getByRole('alert')).toHaveTextContent('Please write again in an hour.');
    answerCalls({ [PATH]: refusal(500, 'internal') });
    await userEvent.click(send());
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Your message did not reach us. Please try again in a moment.');
  });
});
