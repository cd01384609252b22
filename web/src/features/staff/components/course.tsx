import {
  type CourseModule,
  type SaveModuleInput,
  saveModuleInput,
} from '@boma/domain/course/course.schema.ts';
import { useCallback, useMemo, useState } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { Button } from '../../../components/button.ts';
import type { EditKind } from '../../../components/editing/edit-kind.ts';
import { EditScreen } from '../../../components/editing/edit-screen.tsx';
import type { Choice } from '../../../components/form/choice-field.tsx';
import { Problem } from '../../../components/form/form-frame.tsx';
import { chakra } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { tellRemoved } from '../../../lib/tell-removed.later.ts';
import { airModule, listCameras, listModules, orderModules, saveModule } from '../api/staff-calls.ts';
import { isOpenAtOurServer } from '../camera-fields.ts';
import {
  type ModuleField,
  moduleFieldOf,
  moduleGroups,
  moduleValues,
  publishOfModule,
  toModule,
} from '../module-fields.ts';
import { publishBadge } from '../publish-fields.ts';
import { sectionPath } from '../staff-sections.ts';

interface AirSwitchProps {
  readonly module: CourseModule;
  readonly refresh: () => Promise<void>;
}

/** Puts the module on the air at once, or takes it off: apart from the form, which is saved. */
function AirSwitch({ module, refresh }: AirSwitchProps) {
  const { id } = module;
  // What the server has stored is shown, also when the list cannot be read again.
  const [onAir, setOnAir] = useState(module.on_air);
  const { busy, problem, run } = useAction(
    async () => {
      setOnAir((await airModule({ id, on_air: !onAir })).on_air);
      await refresh();
    },
    {
      doing: 'Putting a module on or off the air',
      problemOf: refusalWords,
    },
  );
  return (
    <chakra.div display="grid" gap={3} justifyItems="start" marginBottom={6}>
      <chakra.p role="status" fontWeight={600} color={onAir ? 'good' : 'muted'}>
        {onAir ? 'On the air' : 'Not on the air'}
      </chakra.p>
      <Button look="quiet" aria-disabled={busy} onClick={() => void run()}>
        {onAir ? 'Take it off the air' : 'Put it on the air'}
      </Button>
      <Problem>{problem}</Problem>
    </chakra.div>
  );
}

function badgeOf(module: CourseModule) {
  if (module.on_air) return { text: 'On the air', tone: 'good' } as const;
  return publishBadge(publishOfModule(module)) ?? ({ text: 'Open', tone: 'good' } as const);
}

const moduleKind = (
  cameras: readonly Choice[],
  item: string | undefined,
): EditKind<CourseModule, ModuleField> => ({
  words: {
    title: 'Course',
    lead: 'The modules of the junior ranger course, in their order.',
    add: 'Add a module',
    none: 'There is no module yet. Add the first one.',
    one: 'module',
  },
  list: listModules,
  keyOf: ({ id }) => String(id),
  versionOf: ({ updated_at }) => String(updated_at),
  rowOf: (module) => ({
    title: module.title,
    note: `${module.position}. ${module.summary}`,
    badge: badgeOf(module),
    picture: module.cover,
  }),
  valuesOf: moduleValues,
  asStored: (values) => ({ ...values, publish_at: values.publish === 'later' ? values.publish_at : '' }),
  groups: moduleGroups(cameras),
  schema: saveModuleInput,
  toInput: toModule,
  fieldOf: moduleFieldOf,
  save: async (values, version) => {
    const module: SaveModuleInput = saveModuleInput.parse(toModule(values));
    await saveModule(version === null ? module : { ...module, id: Number(item), version: Number(version) });
    tellRemoved(values);
  },
  reorder: async (from, to) => {
    await orderModules({ from: from.map(Number), to: to.map(Number) });
  },
  above: (module, refresh) => <AirSwitch module={module} refresh={refresh} />,
});

/** For staff: the modules of the course, and the form of one. */
export function Course({ item }: { readonly item: string | undefined }) {
  const ask = useCallback(async () => {
    const open = (await listCameras()).filter(({ camera }) => isOpenAtOurServer(camera));
    return open.map(({ camera: { code, name } }) => ({ value: code, text: `Camera ${name}` }));
  }, []);
  const cameras = useAnswer(ask, { doing: 'Reading the cameras' });
  const kind = useMemo(() => moduleKind(cameras.answer ?? [], item), [cameras.answer, item]);
  return (
    <Asked what="the course" of={cameras} minHeight="30vh">
      {() => <EditScreen kind={kind} item={item} home={sectionPath('course')} />}
    </Asked>
  );
}
