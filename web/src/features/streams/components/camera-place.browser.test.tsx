import { sipho } from '@boma/domain/pages/pages.fixtures.ts';
import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { askForPages } from '../../../lib/edited-pages.ts';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { CameraPlace } from './camera-place.tsx';

const media = { mediaServer: 'https://media.example', mediaApplication: 'boma' };
const kept = (ranger: string) => ({ ...toStreamView(freeStream, true, media), ranger });
it('names the ranger of a camera, and leads to the page of one of our own', async () => {
  render(<CameraPlace stream={kept('Naledi Khumalo')} />);
  const ranger = page.getByRole('link', { name: 'Naledi Khumalo' });
  await expect.element(ranger).toHaveAttribute('href', '/wildlife/naledi-khumalo');
});

it('leads to who is a ranger now, by the name that staff have saved', async () => {
  const rangers = { kind: 'rangers', rangers: [{ ...sipho, name: 'Thandi Mokoena' }, sipho] };
  answerCalls({ '/api/pages': { data: { rangers } } });
  render(
    <>
      <CameraPlace stream={kept('Sipho Dube')} />
      <CameraPlace stream={{ ...kept('Naledi Khumalo'), id: 2 }} />
    </>,
  );
  await expect.element(page.getByText('Sipho Dube')).toBeVisible();
  expect(page.getByRole('link', { name: 'Sipho Dube' }).elements()).toEqual([]);
  await askForPages();
  await expect
    .element(page.getByRole('link', { name: 'Sipho Dube' }))
    .toHaveAttribute('href', '/wildlife/pieter-van-wyk');
  await expect.element(page.getByText('Naledi Khumalo')).toBeVisible();
  expect(page.getByRole('link', { name: 'Naledi Khumalo' }).elements()).toEqual([]);
});
