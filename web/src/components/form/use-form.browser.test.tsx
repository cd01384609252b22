import { AppError } from '@boma/domain/errors.ts';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { render } from '../../test-support/render.tsx';
import { FormEnd, FormFrame } from './form-frame.tsx';
import type { FormSchema } from './form-schema.ts';
import { TextField } from './text-field.tsx';
import { useForm } from './use-form.ts';

interface Dam {
  readonly name: string;
  readonly depth: number;
}

const damSchema: z.ZodType<Dam> = z.object({
  name: z.string().trim().min(1, { error: 'Give the dam a name.' }).max(20),
  depth: z.int({ error: 'Give whole metres.' }),
});

interface DamFormProps {
  readonly schema: FormSchema<Dam>;
  readonly send: (dam: Dam, typed: object) => Promise<void>;
}

function DamForm({ schema, send }: DamFormProps) {
  const form = useForm({
    fields: ['name', 'deep'],
    fieldOf: { depth: 'deep' },
    schema,
    toInput: ({ name: typed, deep }) => ({ name: typed, depth: deep === '' ? Number.NaN : Number(deep) }),
    summary: 'Please look at the fields.',
    send,
    problemsOf: () => ({ form: 'It did not reach us.' }),
    doing: 'Saving a dam',
  });
  return (
    <FormFrame form={form} label="A dam">
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('deep')} label="Depth" />
      <FormEnd form={form} text="Save" busyText="Saving" onLeave={undefined} />
    </FormFrame>
  );
}

const name = page.getByLabelText('Name');
const deep = page.getByLabelText('Depth');
const save = page.getByRole('button', { name: 'Save' });

it('says what the schema refuses, and sends what it has read', async () => {
  const send = vi.fn(() => Promise.resolve());
  render(<DamForm schema={damSchema} send={send} />);
  await expect.element(name).toHaveAttribute('maxlength', '20');
  expect(deep.element().hasAttribute('maxlength')).toBe(false);
  await save.click();
  await expect.element(name).toHaveAccessibleDescription('Give the dam a name.');
  await expect.element(deep).toHaveAccessibleDescription('Give whole metres.');
  await expect.element(name).toHaveFocus();
  await expect.element(page.getByText('Please look at the fields.')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await name.fill(' Tau ');
  await deep.fill('3');
  await save.click();
  await expect
    .poll(() => send.mock.calls)
    .toEqual([
      [
        { name: 'Tau', depth: 3 },
        { name: ' Tau ', deep: '3' },
      ],
    ]);
});

it('fetches a late schema with the first touch, and again when its code did not come', async () => {
  const send = vi.fn(() => Promise.resolve());
  const schema = vi.fn(() => Promise.resolve(damSchema)).mockRejectedValueOnce(new AppError('unavailable'));
  render(<DamForm schema={schema} send={send} />);
  await expect.element(name).toBeVisible();
  expect(schema).not.toHaveBeenCalled();
  expect(name.element().hasAttribute('maxlength')).toBe(false);
  await name.click();
  await expect.poll(() => schema.mock.calls.length).toBe(1);
  await deep.click();
  await expect.element(name).toHaveAttribute('maxlength', '20');
  await deep.fill('deep');
  await name.click();
  await expect.element(deep).toHaveAccessibleDescription('Give whole metres.');
});

it('sends by the keyboard before its schema is there', async () => {
  const send = vi.fn(() => Promise.resolve());
  const { promise, resolve } = Promise.withResolvers<typeof damSchema>();
  const schema = () => promise;
  render(<DamForm schema={schema} send={send} />);
  await save.click();
  await expect.element(page.getByRole('button', { name: 'Saving' })).toBeVisible();
  resolve(damSchema);
  await expect.element(name).toHaveAccessibleDescription('Give the dam a name.');
  await expect.element(save).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

it('says that nothing reached us where the schema does not come', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  render(
    <DamForm schema={() => Promise.reject(new AppError('unavailable'))} send={() => Promise.resolve()} />,
  );
  await save.click();
  await expect.element(page.getByText('It did not reach us.')).toBeVisible();
});
