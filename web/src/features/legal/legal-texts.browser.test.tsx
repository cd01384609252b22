import { heldKinds } from '@boma/domain/privacy/held-kinds.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { brand } from '../../config/brand.ts';
import { render } from '../../test-support/render.tsx';
import { PrivacyText } from './legal-texts.tsx';

it('the privacy policy names all that is held, why and how long, and who works for us', async () => {
  await render(<PrivacyText />);
  for (const { what, kept } of Object.values(heldKinds)) {
    const row = page.getByRole('listitem').filter({ hasText: what });
    await expect.element(row).toHaveTextContent(kept);
  }
  for (const name of [
    'Firebase Authentication',
    'Cloud Messaging',
    'Stripe',
    brand.mailSender,
    'United States',
  ])
    await expect.element(page.getByRole('list').last()).toHaveTextContent(name);
});
