import { courseModule } from '@boma/domain/course/course.fixtures.ts';
import { toModuleView } from '@boma/domain/course/course.policy.ts';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refreshCourse } from '../../../features/course/api/course.ts';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { pages } from '../../pages.ts';
import KidsCourseRoute from './kids-course.tsx';

vi.mock(import('../../../features/course/api/published-update.later.ts'), () => ({
  publishedUpdate: { listen: () => () => undefined } as never,
}));

const moduleAt = (position: number, id: number) => toModuleView({ ...courseModule, id, position });

it('a module is numbered by its place in the course, whatever position it is sorted by', async () => {
  const modules = [moduleAt(1, 11), moduleAt(1, 12), moduleAt(5, 13)];
  const answer = { data: { course: { version: 1, modules } } };
  answerCalls({ '/api/kids-course': answer, '/api/kids-course?v=1': answer });
  await refreshCourse();
  const route = (
    <Route path="/wildlife/kids-course/:part?" element={<KidsCourseRoute page={pages.kidsCourse} />} />
  );
  render(<Routes>{route}</Routes>, { at: '/wildlife/kids-course/13' });
  // The list beside the film has it too.
  await expect.element(page.getByText('Module 3', { exact: true }).first()).toBeVisible();
});
