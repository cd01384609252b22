import { COURSE_MAX } from '@boma/domain/course/course.constants.ts';
import type { CourseModule } from '@boma/domain/course/course.schema.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FormEnd, FormFrame } from '../../../components/form/form-frame.tsx';
import { serverProblems } from '../../../components/form/problems.ts';
import { TextField } from '../../../components/form/text-field.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { changeModule } from '../api/staff-course.ts';

const fields = ['title', 'summary'] as const;
const FAILED = 'The module was not changed. Please try again in a moment.';

interface ModuleWordsProps {
  readonly module: CourseModule;
  readonly onDone: (module: CourseModule) => void;
  readonly onClose: () => void;
}

/** For staff: the title and the summary of a module. */
export function ModuleWords({ module, onDone, onClose }: ModuleWordsProps) {
  const form = useForm<(typeof fields)[number]>({
    fields,
    send: async ({ title, summary }) => onDone(await changeModule(module, { title, summary })),
    problemsOf: (cause) => serverProblems(cause, fields, FAILED),
    doing: 'Changing a module',
  });
  return (
    <Dialog title={`Change '${module.title}'`} open onClose={onClose}>
      <FormFrame form={form}>
        <TextField
          {...form.field('title')}
          label="Title"
          defaultValue={module.title}
          maxLength={COURSE_MAX.title}
          autoComplete="off"
        />
        <TextField
          {...form.field('summary')}
          label="What it is about"
          defaultValue={module.summary}
          maxLength={COURSE_MAX.summary}
          autoComplete="off"
        />
        <FormEnd form={form} text="Save" busyText="One moment" leaveText="Leave it" onLeave={onClose} />
      </FormFrame>
    </Dialog>
  );
}
