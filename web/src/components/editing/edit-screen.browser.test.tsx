import { AppError } from '@boma/domain/errors.ts';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, refusal } from '../../test-support/answer-calls.ts';
import { world } from '../../test-support/dams.ts';
import { pictureFile } from '../../test-support/picture-file.ts';
import { render } from '../../test-support/render.tsx';
import { EditScreen } from './edit-screen.tsx';

const name = page.getByLabelText('Name');
const save = page.getByRole('button', { name: 'Save' });

describe('the form', () => {
  it('shows the problems of the check and of the server at their fields', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { kind } = world();
    render(<EditScreen kind={kind} item="tau" home="/staff/dams" />);
    await name.fill('');
    await save.click();
    await expect.element(page.getByText('Give the dam a name.')).toBeVisible();
    expect(kind.save).not.toHaveBeenCalled();
    await name.fill('Taken');
    await save.click();
    await expect.element(page.getByText('This name is taken.')).toBeVisible();
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  });

  it('keeps its end in sight, and sends by Ctrl and Enter', async () => {
    await page.viewport(390, 500);
    const { kind, fill } = world();
    fill();
    kind.save = vi.fn(() => Promise.resolve());
    const more = Array.from({ length: 8 }, () => kind.groups[0]).filter((each) => each !== undefined);
    kind.groups = [...kind.groups, ...more.map(({ fields }) => ({ title: 'More', fields }))];
    render(<EditScreen kind={kind} item="dam-17" home="/staff/dams" />);
    await expect.element(save).toBeInViewport({ ratio: 1 });
    await name.first().fill('Dam of seventeen');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => vi.mocked(kind.save).mock.calls.length).toBe(1);
  });

  it('ends typing in a line where the schema does, and says of a longer text that it is too long', async () => {
    const { kind } = world();
    render(<EditScreen kind={kind} item="tau" home="/staff/dams" />);
    await expect.element(name).toHaveAttribute('maxlength', '40');
    const note = page.getByLabelText('Note');
    await expect.element(note).toHaveAccessibleDescription('At most 100 characters.');
    await expect.element(note).not.toHaveAttribute('maxlength');
    await note.fill('a'.repeat(101));
    await save.click();
    await expect.element(note).toHaveAccessibleDescription('A note has at most 100 characters.');
    await expect.element(note).toHaveValue('a'.repeat(101));
    expect(kind.save).not.toHaveBeenCalled();
  });

  it('shows what a colleague has changed, and saves ours on top of theirs', async () => {
    const { kind, change, stored } = world();
    render(<EditScreen kind={kind} item="tau" home="/staff/dams" />);
    await name.fill('Tau Pan');
    change({ name: 'Tau Dam', note: 'Lions!', version: '2' });
    await save.click();
    const conflict = page.getByRole('region', { name: 'Thandi has saved this meanwhile' });
    await expect
      .poll(() => conflict.element().textContent)
      .toContain('“Tau” is now “Tau Dam”. You wrote “Tau Pan”.');
    expect(conflict.element().textContent).toContain('“Quiet.” is now “Lions!”.');
    expect(stored()[0]?.name).toBe('Tau Dam');
    await page.getByRole('button', { name: 'Save my changes too' }).click();
    await expect.poll(() => stored()[0]).toMatchObject({ name: 'Tau Pan', note: 'Lions!' });
  });

  it('asks before its button to the list loses what was typed', async () => {
    const { kind } = world();
    render(<EditScreen kind={kind} item="tau" home="/staff/dams" />);
    await name.fill('Tau Pan');
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect.element(name).toHaveValue('Tau Pan');
  });

  it('sends nothing while a picture is chosen but not used, or on its way', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const opened = Promise.withResolvers<Response>();
    answerCalls({ '/api/staff/open-picture': () => opened.promise });
    const { kind, stored } = world();
    kind.groups = [
      {
        fields: [
          { name: 'name', label: 'Name' },
          { name: 'note', label: 'Cover', kind: 'picture' },
        ],
      },
    ];
    render(<EditScreen kind={kind} item="tau" home="/staff/dams" />);
    await page.getByLabelText('Upload: Cover').upload(await pictureFile(1280, 720));
    const use = page.getByRole('button', { name: 'Use this picture' });
    await expect.element(use).toBeVisible();
    await save.click();
    const cover = page.getByRole('textbox', { name: 'Cover' });
    await expect.element(cover).toHaveAccessibleDescription('Use this picture, or leave it as it was.');
    await expect.element(cover).toHaveFocus();
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await use.click();
    await expect.element(cover).toHaveAccessibleDescription('The picture is still on its way.');
    await save.click();
    await expect.element(cover).toHaveFocus();
    expect(kind.save).not.toHaveBeenCalled();
    opened.resolve(refusal(429, 'too-many-requests')());
    await expect.element(cover).toHaveAccessibleDescription('Use this picture, or leave it as it was.');
    await page.getByRole('button', { name: 'Leave it as it was' }).click();
    await expect.element(cover).not.toHaveAttribute('aria-invalid', 'true');
    await name.fill('Tau Pan');
    await save.click();
    await expect.poll(() => stored()[0]).toMatchObject({ name: 'Tau Pan', note: 'Quiet.' });
  });

  it('takes theirs if staff say so', async () => {
    const { kind, change } = world();
    render(<EditScreen kind={kind} item="tau" home="/staff/dams" />);
    await name.fill('Tau Pan');
    change({ name: 'Tau Dam', version: '2' });
    await save.click();
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await expect.element(name).toHaveValue('Tau Dam');
  });

  it('saves at once if the colleague changed nothing that the form shows', async () => {
    const { kind, change, stored } = world();
    render(<EditScreen kind={kind} item="tau" home="/staff/dams" />);
    await name.fill('Tau Pan');
    change({ version: '2' });
    await save.click();
    await expect.poll(() => stored()[0]?.name).toBe('Tau Pan');
    expect(kind.save).toHaveBeenLastCalledWith({ name: 'Tau Pan', note: 'Quiet.' }, '2');
  });
});

describe('a save whose answer is lost', () => {
  /** The first save is stored, but the page hears nothing of it. */
  function losing(own: ReturnType<typeof world>): void {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const stored = own.kind.save;
    own.kind.save = vi.fn(stored);
    vi.mocked(own.kind.save).mockImplementationOnce(async (values, version) => {
      await stored(values, version);
      throw new AppError('unavailable');
    });
  }
  const conflict = page.getByRole('region', { name: 'Thandi has saved this meanwhile' });

  it('is no change of a colleague', async () => {
    const own = world();
    losing(own);
    render(<EditScreen kind={own.kind} item="tau" home="/staff/dams" />);
    await name.fill('Tau Pan');
    await save.click();
    await expect.element(page.getByText('That did not work. Please try again in a moment.')).toBeVisible();
    await save.click();
    await expect.poll(() => vi.mocked(own.kind.list).mock.calls.length).toBe(3);
    expect(conflict.elements()).toEqual([]);
    expect(own.stored()[0]).toMatchObject({ name: 'Tau Pan', version: '1+' });
  });

  it('lets staff type on', async () => {
    const own = world();
    losing(own);
    render(<EditScreen kind={own.kind} item="tau" home="/staff/dams" />);
    await name.fill('Tau Pan');
    await save.click();
    await name.fill('Tau Pan in the rain');
    await save.click();
    await expect.poll(() => own.stored()[0]?.name).toBe('Tau Pan in the rain');
    expect(conflict.elements()).toEqual([]);
  });

  it('still shows what a colleague has changed since', async () => {
    const own = world();
    losing(own);
    render(<EditScreen kind={own.kind} item="tau" home="/staff/dams" />);
    await name.fill('Tau Pan');
    await save.click();
    await expect.poll(() => own.stored()[0]?.name).toBe('Tau Pan');
    own.change({ note: 'Lions!', version: '7' });
    await save.click();
    await expect.poll(() => conflict.element().textContent).toContain('“Quiet.” is now “Lions!”.');
  });

  it('adds something new once', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { kind, add, stored } = world();
    kind.save = vi.fn(async ({ name: added }: { name: string }) => {
      add({ key: added, name: added, note: '', version: '1' });
      throw new AppError('unavailable');
    });
    render(<EditScreen kind={kind} item="new" home="/staff/dams" />);
    // One of this name was there before, so it proves nothing.
    await name.fill('Tembe');
    await save.click();
    await expect.element(page.getByText('That did not work. Please try again in a moment.')).toBeVisible();
    await save.click();
    await expect.poll(() => vi.mocked(kind.list).mock.calls.length).toBe(3);
    expect(kind.save).toHaveBeenCalledOnce();
    expect(stored()).toHaveLength(3);
  });

  it('says of something new that it has arrived, when staff have typed on', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { kind, add, stored } = world();
    kind.save = vi.fn(async ({ name: added }: { name: string }) => {
      add({ key: added, name: added, note: '', version: '1' });
      throw new AppError('unavailable');
    });
    render(<EditScreen kind={kind} item="new" home="/staff/dams" />);
    await name.fill('Mara');
    await save.click();
    await expect.element(page.getByText('That did not work. Please try again in a moment.')).toBeVisible();
    await name.fill('Mara in the rain');
    await save.click();
    await expect
      .element(page.getByText('What you saved before has arrived. Open it in the list to change it.'))
      .toBeVisible();
    await expect.element(name).toHaveValue('Mara in the rain');
    expect(stored().filter(({ name: each }) => each.startsWith('Mara'))).toHaveLength(1);
  });

  it('is told as offline where there is no network', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { kind } = world();
    kind.save = vi.fn(() => Promise.reject(new AppError('unavailable')));
    render(<EditScreen kind={kind} item="tau" home="/staff/dams" />);
    await name.fill('Tau Pan');
    await save.click();
    await expect
      .element(page.getByText('You are offline. Nothing here is lost: try again when you have a network.'))
      .toBeVisible();
  });
});
