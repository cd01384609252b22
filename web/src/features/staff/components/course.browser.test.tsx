import { courseModule } from '@boma/domain/course/course.fixtures.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { Course } from './course.tsx';

const button = (name: string) => page.getByRole('button', { name });

it('a module on the air stays so on screen when the server refuses to take it off', async () => {
  let on_air = false;
  const alert = 'The class has begun.';
  const refused = refusal(409, 'conflict', { alert });
  answerCalls({
    '/api/staff/cameras': { data: { cameras: [] } },
    '/api/staff/course-modules': () => Response.json({ data: { modules: [{ ...courseModule, on_air }] } }),
    '/api/staff/air-course-module': () => {
      if (on_air) return refused();
      on_air = true;
      return Response.json({ data: { module: { ...courseModule, on_air } } });
    },
  });
  render(<Course item={String(courseModule.id)} />);
  await button('Put it on the air').click();
  await button('Take it off the air').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(alert);
  await expect.element(page.getByText('On the air', { exact: true })).toBeVisible();
  await expect.element(button('Take it off the air')).toBeVisible();
});

it('a module that went on the air is on the air on screen when the list cannot be read again', async () => {
  const answers: Record<string, object | (() => Response)> = {
    '/api/staff/cameras': { data: { cameras: [] } },
    '/api/staff/course-modules': { data: { modules: [courseModule] } },
    '/api/staff/air-course-module': { data: { module: { ...courseModule, on_air: true } } },
  };
  const calls = answerCalls(answers);
  render(<Course item={String(courseModule.id)} />);
  await expect.element(page.getByText('Not on the air', { exact: true })).toBeVisible();
  answers['/api/staff/course-modules'] = refusal(503, 'unavailable');
  await button('Put it on the air').click();
  await expect.element(page.getByText('On the air', { exact: true })).toBeVisible();
  await button('Take it off the air').click();
  await expect
    .poll(() => calls.filter(({ path }) => path === '/api/staff/air-course-module').map(({ body }) => body))
    .toEqual([
      { id: 4, on_air: true },
      { id: 4, on_air: false },
    ]);
});
