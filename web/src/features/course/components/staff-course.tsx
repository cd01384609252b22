import type { CourseModule } from '@boma/domain/course/course.schema.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.ts';
import { chakra } from '../../../components/ui.ts';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { listModules } from '../api/staff-course.ts';
import { StaffModule } from './staff-module.tsx';

/** For staff: every module of the course, and what can be done about it. */
export function StaffCourse() {
  const {
    answer: modules,
    failed,
    retry,
    refresh,
    change,
  } = useAnswer(listModules, {
    doing: 'Reading the modules',
    problemOf: () => true as const,
  });
  const [said, setSaid] = useState('');
  const onDone = (module: CourseModule, words: string) => {
    change((all) => all.map((each) => (each.id === module.id ? module : each)));
    setSaid(words);
    void refresh();
  };
  if (!modules)
    return failed ? (
      <chakra.div role="alert" display="grid" gap={4} justifyItems="start">
        <p>We could not load the modules. It may be your connection or ours.</p>
        <Button onClick={retry}>Retry</Button>
      </chakra.div>
    ) : (
      <WaitingLines label="Loading the modules" minHeight="40vh" />
    );
  return (
    <>
      <chakra.p role="status" minHeight="2rem" color="good" fontWeight={600}>
        {said}
      </chakra.p>
      {modules.length === 0 ? (
        <chakra.p textStyle="lead" color="muted" borderTopWidth="1px" paddingTop={8}>
          The course has no module yet.
        </chakra.p>
      ) : (
        <ul>
          {modules.map((module) => (
            <StaffModule key={module.id} module={module} onDone={onDone} />
          ))}
        </ul>
      )}
    </>
  );
}
