import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ShownForm } from '../../../components/editing/edit-kind.ts';
import type { Values } from '../../../components/form/problems.ts';
import { chakra } from '../../../components/ui.ts';

/** In place of what is still wrong: its field says so once it is saved. */
export const NOT_YET = 'Fill in the fields above to see it here.';

interface PreviewProps<F extends string> {
  readonly form: ShownForm<F>;
  readonly children: (values: Values<F>) => ReactNode;
}

/** What the form says now, as viewers will see it: it follows each letter. */
export function Preview<F extends string>({ form, children }: PreviewProps<F>) {
  const id = useId();
  const own = useRef<HTMLElement>(null);
  const [values, setValues] = useState<Values<F>>();
  const look = useEffectEvent(() => setValues(form.read()));
  useEffect(() => {
    const element = own.current?.closest('form');
    const follow = () => look();
    follow();
    element?.addEventListener('input', follow);
    return () => element?.removeEventListener('input', follow);
  }, []);
  return (
    <chakra.section ref={own} aria-labelledby={id} paddingY={6} borderTopWidth="1px">
      <chakra.h2 id={id} textStyle="section" marginBottom={5}>
        Preview
      </chakra.h2>
      {values && children(values)}
    </chakra.section>
  );
}
