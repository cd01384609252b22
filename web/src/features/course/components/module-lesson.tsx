import type { ModuleView } from '@boma/domain/course/course.schema.ts';
import { Prose } from '../../../components/prose.tsx';
import { chakra } from '../../../components/ui.ts';

const seenLook = {
  marginTop: 3,
  color: 'muted',
  textStyle: 'small',
  '& summary': { display: 'inline-block', paddingY: 2, cursor: 'pointer', textDecoration: 'underline' },
} as const;

/** What is seen and heard in the film, in words. */
export function SeenInWords({ seen }: { readonly seen: string }) {
  if (seen === '') return null;
  return (
    <chakra.details css={seenLook}>
      <summary>What is seen and heard, in words</summary>
      <p>{seen}</p>
    </chakra.details>
  );
}

/** What a module teaches. */
export function ModuleLesson({ lesson }: Pick<ModuleView, 'lesson'>) {
  return (
    <Prose>
      {lesson.map(({ heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <chakra.p marginTop={3} fontSize="1.125rem">
            {text}
          </chakra.p>
        </section>
      ))}
    </Prose>
  );
}
