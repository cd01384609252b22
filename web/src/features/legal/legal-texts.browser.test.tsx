import { heldKinds } from '@boma/domain/privacy/held-kinds.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { brand } from '../../config/brand.ts';
import { render } from '../../test-support/render.tsx';
import { PrivacyText } from './legal-texts.tsx';

it('the privacy policy names all that is held, why and how long, and who works for us', async () => {
  render(<PrivacyText />);
  const rows = page.getByRole('listitem');
  for (const { what, kept } of Object.values(heldKinds))
    await expect.poll(() => rows.filter({ hasText: what }).element().textContent).toContain(kept);
  const processors = page.getByRole('list').last();
  for (const name of [
    'Firebase Authentication',
    'Cloud Messaging',
    'Stripe',
    brand.mailSender,
    'United States',
  ])
    await expect.poll(() => processors.element().textContent).toContain(name);
});
