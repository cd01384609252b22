import { Route, Routes, useParams } from 'react-router';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { EditScreen } from '../components/editing/edit-screen.tsx';
import { CONTENT_ID } from '../components/skip-link.tsx';
import { world } from '../test-support/dams.ts';
import { render } from '../test-support/render.tsx';
import { Arrival } from './arrival.tsx';

/** The list of dams and the form for one, as the site shows them: beside what scrolls to the top after each navigation. */
function Dams({ kind }: { readonly kind: ReturnType<typeof world>['kind'] }) {
  const { item } = useParams();
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      <EditScreen kind={kind} item={item} home="/staff/dams" />
      <Arrival />
    </main>
  );
}

function show() {
  const { kind, fill } = world();
  fill();
  kind.save = vi.fn(() => Promise.resolve());
  render(
    <Routes>
      <Route path="/staff/dams/:item?" element={<Dams kind={kind} />} />
    </Routes>,
    { at: '/staff/dams' },
  );
}

it('returns to the entry in its list when it is saved', async () => {
  await page.viewport(390, 500);
  show();
  const entry = page.getByRole('link', { name: 'Dam 17', exact: true });
  await entry.click();
  await expect.element(page.getByRole('main')).toHaveFocus();
  await page.getByLabelText('Name').fill('Dam of seventeen');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('The dam is saved.')).toBeInTheDocument();
  await expect.element(entry).toHaveFocus();
  await expect.element(entry).toBeInViewport({ ratio: 1 });
});
