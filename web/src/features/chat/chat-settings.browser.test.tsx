import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../test-support/render.tsx';
import { changeChatSettings, useChatSettings } from './chat-settings.ts';

function Settings() {
  return <p>{JSON.stringify(useChatSettings())}</p>;
}

const shown = (part: Record<string, boolean>) => {
  const settings = { panel: true, messages: true, sightings: true, announcements: true, ...part };
  return expect.element(page.getByText(JSON.stringify(settings))).toBeVisible();
};

beforeEach(() => {
  render(<Settings />);
});

it('shows everything until the viewer changes a setting, and stores the change', async () => {
  await shown({});
  changeChatSettings({ sightings: false });
  changeChatSettings({ panel: false });
  await shown({ sightings: false, panel: false });
  expect(JSON.parse(localStorage.getItem('boma:chat') ?? '')).toMatchObject({
    sightings: false,
    panel: false,
  });
});

it('takes over a change from another tab', async () => {
  localStorage.setItem('boma:chat', '{"messages":false}');
  dispatchEvent(new StorageEvent('storage', { key: 'boma:chat' }));
  await shown({ messages: false });
});

it.each(['{broken', '[]', '{"messages":"no"}'])('ignores a stored %s', async (stored) => {
  localStorage.setItem('boma:chat', stored);
  dispatchEvent(new StorageEvent('storage', { key: 'boma:chat' }));
  await shown({});
});
