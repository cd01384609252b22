import { AppError } from '@boma/domain/errors.ts';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { render } from '../../test-support/render.tsx';
import type { EditKind } from './edit-kind.ts';
import { EditScreen } from './edit-screen.tsx';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

interface Dam {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly version: string;
}

/** A server with two dams, whose versions are counted. */
function world() {
  let dams: Dam[] = [
    { key: 'tau', name: 'Tau', note: 'Quiet.', version: '1' },
    { key: 'tembe', name: 'Tembe', note: '', version: '1' },
  ];
  const kind: Writable<EditKind<Dam, 'name' | 'note'>> = {
    words: { title: 'Dams', lead: 'All of them.', add: 'Add a dam', none: 'No dam yet.', one: 'dam' },
    list: vi.fn(() => Promise.resolve(dams)),
    keyOf: ({ key }) => key,
    versionOf: ({ version }) => version,
    rowOf: ({ name }) => ({ title: name }),
    valuesOf: (dam) => ({ name: dam?.name ?? '', note: dam?.note ?? '' }),
    groups: [
      {
        title: 'The dam',
        fields: [
          { name: 'name', label: 'Name' },
          { name: 'note', label: 'Note', kind: 'text' },
        ],
      },
    ],
    schema: z.object({
      name: z.string().min(1, { error: 'Give the dam a name.' }).max(40),
      note: z.string().max(100),
    }),
    save: vi.fn(async ({ name, note }, version) => {
      const stored = dams.find(({ key }) => key === 'tau');
      if (name === 'Taken')
        throw new AppError('invalid-input', { errors: { 'dam.name': ['This name is taken.'] } });
      if (version !== stored?.version) throw new AppError('conflict');
      dams = dams.map((dam) => (dam.key === 'tau' ? { ...dam, name, note, version: `${version}+` } : dam));
    }),
    remove: vi.fn(async ({ key }: Dam) => {
      dams = dams.filter((dam) => dam.key !== key);
    }),
    reorder: vi.fn(async (_from: string[], to: string[]) => {
      dams = to.flatMap((key) => dams.find((dam) => dam.key === key) ?? []);
    }),
  };
  const change = (by: Partial<Dam>) => {
    dams = dams.map((dam) => (dam.key === 'tau' ? { ...dam, ...by } : dam));
  };
  const add = (dam: Dam) => {
    dams = [...dams, dam];
  };
  return { kind, change, add, stored: () => dams };
}

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

  it('ends typing where the schema does', async () => {
    render(<EditScreen kind={world().kind} item="tau" home="/staff/dams" />);
    await expect.element(name).toHaveAttribute('maxlength', '40');
    const note = page.getByLabelText('Note');
    await expect.element(note).toHaveAttribute('maxlength', '100');
    await expect.element(note).toHaveAccessibleDescription('At most 100 characters.');
  });

  it('shows what a colleague has changed, and saves ours on top of theirs', async () => {
    const { kind, change, stored } = world();
    render(<EditScreen kind={kind} item="tau" home="/staff/dams" />);
    await name.fill('Tau Pan');
    change({ name: 'Tau Dam', note: 'Lions!', version: '2' });
    await save.click();
    const conflict = page.getByRole('region', { name: 'A colleague has saved this meanwhile' });
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
  const conflict = page.getByRole('region', { name: 'A colleague has saved this meanwhile' });

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

describe('the list', () => {
  it('moves an entry by its buttons, says where it is, and keeps the focus', async () => {
    const { kind } = world();
    render(<EditScreen kind={kind} item={undefined} home="/staff/dams" />);
    const down = page.getByRole('button', { name: 'Move Tau down' });
    await expect
      .element(page.getByRole('button', { name: 'Move Tau up' }))
      .toHaveAttribute('aria-disabled', 'true');
    await down.click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Tau is number 2 of 2 now.');
    expect(kind.reorder).toHaveBeenCalledWith(['tau', 'tembe'], ['tembe', 'tau']);
    await expect.element(down).toHaveFocus();
    expect(page.getByRole('listitem').elements()[1]?.textContent).toContain('Tau');
  });

  it('removes an entry after a second question', async () => {
    const { kind, stored } = world();
    render(<EditScreen kind={kind} item={undefined} home="/staff/dams" />);
    await page.getByRole('button', { name: 'Remove Tembe' }).click();
    expect(kind.remove).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Yes, remove it' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Tembe is removed.');
    expect(stored()).toHaveLength(1);
  });

  it('says that it failed, and that it is empty', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { kind } = world();
    const list = vi.fn(() => Promise.resolve<Dam[]>([]));
    list.mockRejectedValueOnce(new Error('down'));
    render(<EditScreen kind={{ ...kind, list }} item={undefined} home="/staff/dams" />);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('No dam yet.')).toBeVisible();
  });
});
