import { may } from '@boma/domain/access/access.ts';
import { type StaffCamera, saveCameraInput } from '@boma/domain/streams/staff-cameras.schema.ts';
import { type CameraInput, cameraInput } from '@boma/domain/streams/streams.schema.ts';
import { useMemo } from 'react';
import type { z } from 'zod';
import type { EditKind } from '../../../components/editing/edit-kind.ts';
import { EditScreen } from '../../../components/editing/edit-screen.tsx';
import type { Choice } from '../../../components/form/choice-field.tsx';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { tellRemoved } from '../../../lib/tell-removed.later.ts';
import { useStoredUser } from '../../../session/session.ts';
import {
  listCameras,
  listLodges,
  orderCameras,
  removeCamera,
  restore,
  saveCamera,
} from '../api/staff-calls.ts';
import {
  type CameraField,
  cameraBadge,
  cameraFieldOf,
  cameraValues,
  saidOf,
  storedCamera,
  toCamera,
} from '../camera-fields.ts';
import { cameraGroups } from '../camera-groups.ts';
import { sectionPath } from '../staff-sections.ts';
import { CameraHealth } from './camera-health.tsx';
import { CameraTrial } from './camera-trial.tsx';

const noteOf = ({ camera }: StaffCamera): string =>
  [camera.place?.name, camera.subscriber_only ? 'for members' : undefined, camera.status_update]
    .filter(Boolean)
    .join(' · ') || camera.slug;

async function change({ camera, version }: StaffCamera, to: Partial<CameraInput>): Promise<void> {
  await saveCamera({ version, camera: { ...saidOf(camera), ...to } });
}

const MANY: EditKind<StaffCamera, CameraField>['many'] = [
  {
    text: 'Into maintenance',
    done: 'in maintenance',
    fits: ({ camera }) => !camera.maintenance,
    act: (thing) => change(thing, { maintenance: true }),
  },
  {
    text: 'Out of maintenance',
    done: 'out of maintenance',
    fits: ({ camera }) => camera.maintenance,
    act: (thing) => change(thing, { maintenance: false }),
  },
  {
    text: 'Publish',
    done: 'published',
    act: (thing) => change(thing, { publish: { kind: 'now' } }),
    fits: ({ camera }) => saidOf(camera).publish?.kind !== 'now',
  },
  {
    text: 'Back to draft',
    done: 'a draft now',
    act: (thing) => change(thing, { publish: { kind: 'draft' } }),
    fits: ({ camera }) => saidOf(camera).publish?.kind !== 'draft',
  },
];

const cameraKind = (lodges: readonly Choice[], mayRemove: boolean): EditKind<StaffCamera, CameraField> => ({
  words: {
    title: 'Cameras',
    lead: 'In the order in which viewers see them. A change is on every open page at once.',
    add: 'Add a camera',
    none: 'There is no camera yet. Add the first one.',
    one: 'camera',
  },
  list: listCameras,
  keyOf: ({ camera }) => camera.slug,
  versionOf: ({ version }) => version,
  rowOf: (thing) => ({
    title: thing.camera.name,
    note: noteOf(thing),
    badge: cameraBadge(thing),
    picture: thing.picture,
  }),
  valuesOf: (thing) => cameraValues(thing && saidOf(thing.camera)),
  asStored: (values) => cameraValues(storedCamera(values)),
  groups: cameraGroups(lodges),
  schema: cameraInput,
  toInput: toCamera,
  save: async (values, version) => {
    const body: z.input<typeof saveCameraInput> = saveCameraInput.parse({
      version,
      camera: toCamera(values),
    });
    await saveCamera(body);
    tellRemoved(values);
  },
  fieldOf: cameraFieldOf,
  reorder: async (from, to) => {
    await orderCameras({ from, to });
  },
  many: MANY,
  ...(mayRemove && {
    remove: async ({ camera, version }: StaffCamera) => {
      await removeCamera({ slug: camera.slug, version });
    },
    restore: async ({ camera }: StaffCamera) => {
      await restore({ kind: 'streams', key: camera.slug });
    },
  }),
  above: (thing) => <CameraHealth thing={thing} />,
  below: (form) => <CameraTrial {...form} />,
});

/** For staff: all cameras, and the form of one. */
export function Cameras({ item }: { readonly item: string | undefined }) {
  const user = useStoredUser();
  const mayRemove = may(user, 'camera.remove');
  const { answer: lodges, failed } = useAnswer(listLodges, {
    doing: 'Reading the lodges',
  });
  const kind = useMemo(() => {
    const choices = (lodges ?? []).map(({ lodge }) => ({ value: String(lodge.id), text: lodge.slug }));
    return cameraKind(choices, mayRemove);
  }, [lodges, mayRemove]);
  if (!lodges && !failed) return <WaitingLines label="Loading the cameras" minHeight="40vh" />;
  return <EditScreen kind={kind} item={item} home={sectionPath('cameras')} />;
}
