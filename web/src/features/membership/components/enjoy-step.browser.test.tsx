import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { EnjoyStep } from './enjoy-step.tsx';

it('R2-185 shows a new member the four ways on before the camera that plays', async () => {
  const camera = <section aria-label="A camera" />;
  render(
    <EnjoyStep isMember opening={undefined} wanted={undefined} onBack={() => undefined}>
      {camera}
    </EnjoyStep>,
  );
  const ways = page.getByRole('list', { name: 'Where to go from here' });
  await expect.element(ways).toBeVisible();
  expect(ways.getByRole('link').elements()).toHaveLength(4);
  const below = page.getByRole('region', { name: 'A camera' }).element();
  const order = ways.element().compareDocumentPosition(below);
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
