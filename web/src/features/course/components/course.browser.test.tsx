import { courseModule } from '@boma/domain/course/course.fixtures.ts';
import { toModuleView } from '@boma/domain/course/course.policy.ts';
import type { ModuleView } from '@boma/domain/course/course.schema.ts';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { useDone } from '../progress.ts';
import { Certificate } from './certificate.tsx';
import { CourseProgress } from './course-progress.tsx';
import { JoinButton } from './join-button.tsx';
import { ModuleList } from './module-list.tsx';
import { ModuleQuestions } from './module-questions.tsx';

const moduleOf = (id: number, change: Partial<ModuleView> = {}): ModuleView => ({
  ...toModuleView({ ...courseModule, id, position: id, title: `Module about ${id}` }),
  ...change,
});
const question = (at: number) => page.getByRole('group').nth(at);
const said = (at: number) => question(at).getByRole('status').element().textContent;
const answer = (at: number, words: string) => question(at).getByRole('radio', { name: words });

describe('the questions of a module', () => {
  function Done() {
    return <p>Done: {useDone().join()}</p>;
  }

  it('let a child try again, say why the right answer is right, and record the module on the device alone', async () => {
    const calls = answerCalls({});
    render(
      <>
        <ModuleQuestions module={moduleOf(41)} />
        <Done />
      </>,
    );
    await userEvent.click(answer(0, 'Toes'));
    // The answer is in the words, so that a second wrong one is said as well.
    await expect.poll(() => said(0)).toBe('Not “Toes”. Have another look, there is no hurry.');
    for (const at of [0, 1]) await userEvent.click(answer(at, 'Claws'));
    await expect.poll(() => said(0)).toBe('Yes! A hyena cannot draw its claws in.');
    expect(localStorage.getItem('boma:course-done')).toBeNull();
    await userEvent.click(answer(2, 'Claws'));
    await expect.element(page.getByText('Done: 41')).toBeVisible();
    expect(localStorage.getItem('boma:course-done')).toBe('[41]');
    expect(calls).toEqual([]);
  });

  it('add to what another tab has recorded while no page of the course was open here', async () => {
    const before = render(<Done />);
    // As after another tab has emptied the storage.
    window.dispatchEvent(new StorageEvent('storage'));
    before.unmount();
    localStorage.setItem('boma:course-done', '[42,43]');
    render(
      <>
        <ModuleQuestions module={moduleOf(41)} />
        <Done />
      </>,
    );
    await expect.element(page.getByText('Done: 42,43')).toBeVisible();
    for (const at of [0, 1, 2]) await userEvent.click(answer(at, 'Claws'));
    await expect.element(page.getByText('Done: 42,43,41')).toBeVisible();
    expect(localStorage.getItem('boma:course-done')).toBe('[42,43,41]');
  });
});

describe('the list of modules', () => {
  it('marks the one on the air and those that are done', async () => {
    render(<ModuleList modules={[moduleOf(1), moduleOf(2, { on_air: true })]} done={[1]} />);
    const row = (at: number) => page.getByRole('list', { name: 'Modules' }).getByRole('listitem').nth(at);
    await expect.element(row(0).getByText('Done')).toBeVisible();
    await expect.element(row(1).getByText('Live')).toBeVisible();
    expect(row(1).getByText('Done').elements()).toHaveLength(0);
    await expect
      .element(row(1).getByRole('link', { name: 'Module about 2' }))
      .toHaveAttribute('href', '/wildlife/kids-course/2');
  });

  it('numbers them by their places, whatever positions they are sorted by', async () => {
    const sorted = [moduleOf(1, { position: 1 }), moduleOf(2, { position: 1 }), moduleOf(3, { position: 5 })];
    render(<ModuleList modules={sorted} done={[]} />);
    const row = (at: number) => page.getByRole('list', { name: 'Modules' }).getByRole('listitem').nth(at);
    for (const [at, words] of ['Module 1', 'Module 2', 'Module 3'].entries())
      await expect.element(row(at).getByText(words, { exact: true })).toBeVisible();
  });

  it('leads on to the next module, to how one joins, and at the end to the certificate', async () => {
    const { rerender } = render(<CourseProgress all={6} done={2} next={{ id: 3, title: 'Elephants' }} />);
    await expect.element(page.getByRole('link', { name: 'Go on: Elephants' })).toBeVisible();
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '2');
    await expect
      .element(page.getByRole('link', { name: 'How it works, and how to join' }))
      .toHaveAttribute('href', '/wildlife/junior-ranger');
    rerender(<CourseProgress all={6} done={6} />);
    await expect
      .element(page.getByRole('link', { name: 'Print your certificate' }))
      .toHaveAttribute('href', '/wildlife/kids-course/certificate');
  });
});

it('the certificate shows the name that is typed, and stores it nowhere', async () => {
  const calls = answerCalls({});
  const stored = [localStorage.length, sessionStorage.length];
  render(<Certificate site="Boma" rangers={['Naledi', 'Pieter']} modules={6} />);
  await userEvent.fill(page.getByRole('textbox', { name: 'The name on it' }), 'Lerato <3');
  const certificate = page.getByRole('region', { name: 'Certificate' });
  await expect.element(certificate.getByText('Lerato <3')).toBeVisible();
  await expect.element(certificate.getByText('all 6 modules', { exact: false })).toBeVisible();
  expect([localStorage.length, sessionStorage.length]).toEqual(stored);
  expect(document.cookie).not.toContain('Lerato');
  expect(calls).toEqual([]);
});

describe('joining', () => {
  const join = () => page.getByRole('button', { name: 'Become a junior ranger' });

  it('R3-067 R6-016 sets the marker on the device; without an account nothing is sent', async () => {
    const calls = answerCalls({});
    let joined = 0;
    render(<JoinButton onJoined={() => (joined += 1)} />);
    await userEvent.click(join());
    await expect.poll(() => joined).toBe(1);
    expect(localStorage.getItem('jr')).toBe('ok');
    expect(calls).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Leave the junior rangers' }));
    await expect.element(join()).toBeVisible();
    expect(localStorage.getItem('jr')).toBeNull();
  });

  it('R6-016 marks the account of a signed-in user too', async () => {
    const user = { id: 'lerato', display_name: 'Lerato', roles: [], is_subscribed: false, jr: true };
    const calls = answerCalls({
      '/api/user/junior-ranger': { data: { jr: true } },
      '/api/auth/user': { data: { user } },
    });
    signIn();
    render(<JoinButton onJoined={() => undefined} />);
    await userEvent.click(join());
    await expect.poll(() => localStorage.getItem('jr')).toBe('ok');
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/api/user/junior-ranger', { join: true }],
      ['/api/auth/user', undefined],
    ]);
  });
});
