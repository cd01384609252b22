import { expect, it } from 'vitest';
import { render } from '../test-support/render.tsx';
import { useStructuredData } from './structured-data.ts';

function Shown({ name }: { readonly name: string | undefined }) {
  useStructuredData(name === undefined ? undefined : { '@type': 'ImageObject', name });
  return null;
}

const all = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent,
  );

it('is in the head while the thing is shown, in the place of what the server wrote', async () => {
  const written = document.createElement('script');
  written.type = 'application/ld+json';
  written.textContent = '{}';
  document.head.append(written);
  const shown = render(<Shown name={undefined} />);
  expect(all()).toEqual(['{}']);
  shown.rerender(<Shown name="Lion </script>" />);
  await expect.poll(all).toEqual(['{"@type":"ImageObject","name":"Lion </script>"}']);
  shown.rerender(<Shown name="Hyena" />);
  await expect.poll(all).toEqual(['{"@type":"ImageObject","name":"Hyena"}']);
  shown.unmount();
  await expect.poll(all).toEqual([]);
});
