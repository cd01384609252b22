import type { CourseModule } from '@boma/domain/course/course.schema.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { airModule, changeModule } from '../api/staff-course.ts';
import { ModuleWords } from './module-words.tsx';

const FAILED = 'That did not work. Please try again in a moment.';

const row = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  gap: 4,
  alignItems: 'center',
  paddingY: 5,
  borderTopWidth: '1px',
} as const;

interface StaffModuleProps {
  readonly module: CourseModule;
  /** Shows the module as the server answered it, and tells staff what was done. */
  readonly onDone: (module: CourseModule, words: string) => void;
}

function Actions({ module, onDone, onEdit }: StaffModuleProps & { readonly onEdit: () => void }) {
  const { title, on_air, open } = module;
  const { busy, problem, run } = useAction(
    async (act: () => Promise<CourseModule>, words: string) => onDone(await act(), words),
    { doing: 'Changing a module', problemOf: (cause) => refusalWords(cause, FAILED) },
  );
  const air = () =>
    run(() => airModule(module.id, !on_air), `'${title}' is ${on_air ? 'off' : 'on'} the air.`);
  const show = () =>
    run(
      () => changeModule(module, { open: !open }),
      `'${title}' is ${open ? 'hidden' : 'open to everyone'}.`,
    );
  return (
    <div>
      <Flex gap={2} wrap="wrap">
        <Button
          aria-disabled={busy}
          aria-label={`${on_air ? 'Take off the air' : 'Put on the air'}: ${title}`}
          onClick={() => void air()}
        >
          {on_air ? 'Take off the air' : 'Put on the air'}
        </Button>
        <Button look="quiet" aria-label={`Change: ${title}`} onClick={onEdit}>
          Change
        </Button>
        <Button
          look="quiet"
          aria-disabled={busy}
          aria-label={`${open ? 'Hide' : 'Open'}: ${title}`}
          onClick={() => void show()}
        >
          {open ? 'Hide' : 'Open'}
        </Button>
      </Flex>
      <Problem>{problem}</Problem>
    </div>
  );
}

/** One module with what staff can do about it. */
export function StaffModule({ module, onDone }: StaffModuleProps) {
  const [editing, setEditing] = useState(false);
  const source = module.live_source;
  const place =
    source === null ? 'no camera yet' : source.kind === 'camera' ? source.code : source.youtube_id;
  return (
    <chakra.li css={row}>
      <div>
        <Flex align="center" gap={3} wrap="wrap" textStyle="small" color="muted">
          <span>Module {module.position}</span>
          {module.on_air && <StateBadge state="live" />}
          {!module.open && <strong>Hidden</strong>}
          <span>{place}</span>
        </Flex>
        <chakra.h2 fontWeight={600} fontSize="1.125rem" marginTop={1}>
          {module.title}
        </chakra.h2>
        <chakra.p color="muted">{module.summary}</chakra.p>
      </div>
      <Actions module={module} onDone={onDone} onEdit={() => setEditing(true)} />
      {editing && (
        <ModuleWords
          module={module}
          onDone={(changed) => {
            setEditing(false);
            onDone(changed, `'${changed.title}' is changed.`);
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </chakra.li>
  );
}
