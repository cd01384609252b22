import { courseModule } from '@boma/domain/course/course.fixtures.ts';
import { toModuleView } from '@boma/domain/course/course.policy.ts';
import type { ModuleView } from '@boma/domain/course/course.schema.ts';
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

/** The course as the server has it from now on. */
function serve(...modules: readonly ModuleView[]) {
  const answer = { data: { course: { version: 1, modules } } };
  answerCalls({ '/api/kids-course': answer, '/api/kids-course?v=1': answer });
  return refreshCourse();
}

it('nobody has earned a certificate of a course without an open module, and its last module earns one', async () => {
  localStorage.setItem('boma:course-done', '[1]');
  await serve();
  const route = (
    <Route path="/wildlife/kids-course/:part?" element={<KidsCourseRoute page={pages.kidsCourse} />} />
  );
  render(<Routes>{route}</Routes>, { at: '/wildlife/kids-course/certificate' });
  const certificate = page.getByRole('region', { name: 'Certificate' });
  await expect.element(page.getByText('No module is open at the moment.', { exact: false })).toBeVisible();
  expect(certificate.elements()).toEqual([]);
  await serve(toModuleView({ ...courseModule, id: 1 }));
  await expect.element(certificate).toBeVisible();
});
