import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../components/button.ts';
import { FormFrame } from '../../../components/form/form-frame.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { useShownValues } from '../../../components/form/use-shown-values.ts';
import { SearchBox } from '../../../components/staff/toolbar.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { LARGE_TEXT } from '../../../config/breakpoints.ts';

const fields = ['q'] as const;

/** What is searched, as the address says it: the beginning of a name, or nothing. */
export function useSearchedName(): string {
  return useSearchParams()[0].get('q') ?? '';
}

interface NameSearchProps {
  /** For screen readers: 'Search a member'. */
  readonly label: string;
}

/** Searches a user by the beginning of a name. The address keeps it. */
export function NameSearch({ label }: NameSearchProps) {
  const [, setParams] = useSearchParams();
  const q = useSearchedName();
  const form = useForm({
    fields,
    schema: async () => (await import('@boma/domain/moderation/person-page.schema.ts')).findPeopleQuery,
    send: async (found) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        if (found.q === '') next.delete('q');
        else next.set('q', found.q);
        return next;
      }),
    problemsOf: () => undefined,
    doing: 'Searching a user',
  });
  useShownValues(form.element, fields, { q });
  const id = useId();
  // The browser would cut what is pasted, without a word.
  const { problem, maxLength: _cut, ...field } = form.field('q');
  return (
    <FormFrame form={form} label={label}>
      <Flex gap={2} css={{ [LARGE_TEXT]: { flexWrap: 'wrap' } }}>
        <SearchBox
          {...field}
          label="Name"
          defaultValue={q}
          aria-invalid={problem !== undefined}
          aria-describedby={id}
        />
        <Button look="quiet" type="submit" aria-disabled={form.busy}>
          Search
        </Button>
      </Flex>
      <chakra.p id={id} aria-live="polite" textStyle="small" color="danger">
        {problem}
      </chakra.p>
    </FormFrame>
  );
}
