import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { PayButton } from './pay-button.tsx';

const LINK = 'https://pay.example/c/1';
const refusal = () => Response.json({ code: 'internal', message: 'No.', request_id: 'x' }, { status: 500 });

let answer: () => Response;
const heard = vi.fn<(link: string) => void>();

beforeEach(() => {
  answer = () => Response.json({ data: { link: LINK } });
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(answer()));
  vi.spyOn(window, 'open').mockReturnValue(null);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  render(<PayButton onLink={heard} />);
});

afterEach(() => {
  heard.mockReset();
});

const button = () => page.getByRole('button', { name: 'Continue to the checkout' });

it('R7-052 passes the link to its caller and does not open it', async () => {
  const here = location.href;
  await userEvent.click(button());
  await expect.poll(() => heard).toHaveBeenCalledExactlyOnceWith(LINK);
  expect(window.open).not.toHaveBeenCalled();
  expect(location.href).toBe(here);
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});

it('R8-034 says after a failure that nothing was charged, and can be pressed again', async () => {
  answer = refusal;
  await userEvent.click(button());
  await expect.element(page.getByText('Nothing was charged', { exact: false })).toBeVisible();
  expect(heard).not.toHaveBeenCalled();
  await expect.element(button()).toHaveAttribute('aria-disabled', 'false');
  answer = () => Response.json({ data: { link: LINK } });
  await userEvent.click(button());
  await expect.poll(() => heard).toHaveBeenCalledExactlyOnceWith(LINK);
});

it('shows the server’s reason for a refusal instead of its own text', async () => {
  const alert = 'Your account is about to be deleted.';
  const body = { code: 'forbidden', message: 'No.', request_id: 'x', alert };
  answer = () => Response.json(body, { status: 403 });
  await userEvent.click(button());
  await expect.element(page.getByText(alert)).toBeVisible();
  expect(page.getByText('could not reach', { exact: false }).elements()).toHaveLength(0);
});

it('sends one request for several presses', async () => {
  const answering = Promise.withResolvers<Response>();
  vi.mocked(window.fetch).mockReturnValue(answering.promise);
  await userEvent.click(button());
  const busy = page.getByRole('button', { name: 'Opening the checkout' });
  await expect.element(busy).toBeVisible();
  busy.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  answering.resolve(Response.json({ data: { link: LINK } }));
  await expect.poll(() => heard).toHaveBeenCalledOnce();
  expect(window.fetch).toHaveBeenCalledOnce();
});
