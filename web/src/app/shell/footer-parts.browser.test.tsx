import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { readFactsFrom } from '../../lib/page-facts.ts';
import { answerCalls } from '../../test-support/answer-calls.ts';
import { render } from '../../test-support/render.tsx';
import { FooterParts } from './footer-parts.tsx';

const footer = (
  <>
    <div id="partners-slot" />
    <FooterParts />
  </>
);
const names = () =>
  page
    .getByRole('list', { name: 'Our partners' })
    .getByRole('listitem')
    .elements()
    .map((each) => each.textContent);
const DEFAULT = ['Marula Trust', 'Bateleur Air', 'Kopje Optics', 'Seven Rivers School'];

it('R2-134 shows the partners that staff have saved, and asks nothing below a legal text that came in its page', async () => {
  const khaya = { name: 'Khaya Vets', work: 'nurses.', mark: 'lens', logo: '/uploaded/khaya.png' };
  const partners = [khaya, { name: 'Bateleur Air', work: 'flies.', mark: 'eagle', logo: null }];
  let answer: ((pages: object) => void) | undefined;
  const answered = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const calls = answerCalls({
    '/api/pages': async () => Response.json({ data: await answered }),
  });
  const privacy = { kind: 'privacy' as const, versions: [] };
  const facts = { streams: [], pages: { privacy } };
  readFactsFrom(() => facts);
  const legal = render(footer, { at: '/privacy-policy' });
  await expect.poll(names).toEqual(DEFAULT);
  legal.unmount();
  readFactsFrom(() => undefined);
  render(footer, { at: '/wildlife/about-us' });
  await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/api/pages']);
  expect(names()).toEqual(DEFAULT);
  answer?.({ partners: { kind: 'partners', partners } });
  await expect.poll(names).toEqual(['Khaya Vets', 'Bateleur Air']);
  await expect
    .element(page.getByRole('img', { name: 'Logo of Khaya Vets' }))
    .toHaveAttribute('src', '/uploaded/khaya.png');
  await expect
    .element(page.getByRole('link', { name: /Bateleur Air/ }))
    .toHaveAttribute('href', '/wildlife/pangolin-watch#partners');
  expect(calls).toHaveLength(1);
});
