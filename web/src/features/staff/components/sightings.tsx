import { STAFF_SIGHTINGS } from '@boma/domain/sightings/sightings.constants.ts';
import {
  changedSighting,
  postSightingInput,
  type StaffSighting,
  type StaffSightings,
} from '@boma/domain/sightings/sightings.schema.ts';
import { type Animals, knownAnimals } from '@boma/domain/sightings/species.ts';
import { isPublic } from '@boma/domain/streams/streams.policy.ts';
import { useCallback, useMemo } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { type EditKind, NEW } from '../../../components/editing/edit-kind.ts';
import { EditScreen } from '../../../components/editing/edit-screen.tsx';
import type { Choice } from '../../../components/form/choice-field.tsx';
import { PagePart } from '../../../components/page-part.tsx';
import { StaffHead } from '../../../components/staff/staff-head.tsx';
import { chakra } from '../../../components/ui.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { momentWords } from '../../../lib/moments.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { reporting, type SightingField, toReport, toSighting } from '../../sightings/typed-sighting.ts';
import {
  changeSighting,
  exportSightings,
  listCameras,
  listEditedCategories,
  listEditedPages,
  listEditedSightings,
  postSighting,
  removeSighting,
} from '../api/staff-calls.ts';
import { sightingTable } from '../csv-rows.ts';
import { sightingGroups, sightingValues } from '../sighting-fields.ts';
import { sectionPath } from '../staff-sections.ts';
import { SaveCsv } from './save-csv.tsx';

interface Choices {
  readonly kinds: readonly Choice[];
  readonly animals: Animals;
  /** `isShown`: viewers see it, so a sighting can be posted there. */
  readonly cameras: readonly (Choice & { readonly isShown: boolean })[];
}

async function readChoices(): Promise<Choices> {
  const [kinds, cameras, pages] = await Promise.all([
    listEditedCategories(),
    listCameras(),
    listEditedPages(),
  ]);
  const saved = pages.map(({ page }) => page).find((page) => page.kind === 'animals');
  return {
    animals: knownAnimals(saved?.animals),
    kinds: kinds.map(({ category: { id, name } }) => ({ value: String(id), text: name })),
    cameras: cameras.map(({ camera }) => ({
      value: camera.slug,
      text: camera.name,
      isShown: isPublic(camera, serverNow()),
    })),
  };
}

function sightingKind(
  item: string | undefined,
  { kinds, animals, cameras }: Choices,
): EditKind<StaffSighting, SightingField> {
  const id = item === NEW ? undefined : item;
  const report = reporting(postSighting);
  const cameraName = (slug: string) => cameras.find(({ value }) => value === slug)?.text ?? slug;
  return {
    words: {
      title: 'Sightings',
      lead: `The newest ${STAFF_SIGHTINGS}. To report one in two taps, open the page of its camera.`,
      add: 'Report a sighting',
      none: 'No animal is written down yet. Report the first one.',
      one: 'sighting',
    },
    list: async () => (await listEditedSightings(id)).sightings,
    keyOf: ({ sighting }) => sighting.id,
    versionOf: ({ version }) => version,
    rowOf: ({ sighting: { caption, message, stream, created_ts, avatar } }) => ({
      title: caption,
      note: [cameraName(stream.slug), message].filter(Boolean).join(' · '),
      at: created_ts * 1000,
      picture: avatar,
    }),
    valuesOf: (thing) => sightingValues(thing?.sighting),
    groups: sightingGroups({
      kinds,
      animals,
      cameras: id === undefined ? cameras.filter(({ isShown }) => isShown) : undefined,
    }),
    schema: id === undefined ? postSightingInput : changedSighting,
    toInput: (values) => (id === undefined ? toReport(values) : toSighting(values)),
    save: async (values, version) => {
      if (id === undefined) await report(values);
      else await changeSighting({ id, version, sighting: toSighting(values) });
    },
    remove: async ({ sighting }) => {
      await removeSighting({ id: sighting.id });
    },
  };
}

/** Sightings of protected species, which viewers never see. */
function Withheld({ withheld, cameras }: Pick<StaffSightings, 'withheld'> & Pick<Choices, 'cameras'>) {
  return (
    <PagePart
      title="Withheld"
      lead="Rhino and pangolin: kept for us, shown nowhere else. Never share this list."
    >
      {withheld.length === 0 ? (
        <chakra.p color="muted">None.</chakra.p>
      ) : (
        <chakra.ol display="grid" gap={3}>
          {withheld.map(({ id, caption, message, stream, created_ts }) => (
            <li key={id}>
              <chakra.p fontWeight={600}>{caption}</chakra.p>
              <chakra.p textStyle="small" color="muted">
                {[
                  cameras.find(({ value }) => value === stream.slug)?.text ?? stream.slug,
                  momentWords(created_ts * 1000),
                  message,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </chakra.p>
            </li>
          ))}
        </chakra.ol>
      )}
    </PagePart>
  );
}

function WithheldList({ cameras }: Pick<Choices, 'cameras'>) {
  const ask = useCallback(async () => (await listEditedSightings(undefined)).withheld, []);
  const answer = useAnswer(ask, { doing: 'Reading the withheld sightings' });
  return (
    <Asked what="the withheld sightings" of={answer} minHeight="30vh">
      {(withheld) => <Withheld withheld={withheld} cameras={cameras} />}
    </Asked>
  );
}

/** Without the withheld ones. */
async function sightingsPage(after: string | null) {
  const { sightings, next } = await exportSightings({ after });
  return { things: sightings, next };
}

interface SightingsProps {
  readonly item: string | undefined;
}

function Screen({ item, choices }: SightingsProps & { readonly choices: Choices }) {
  const kind = useMemo(() => sightingKind(item, choices), [item, choices]);
  return (
    <>
      <EditScreen key={item ?? 'list'} kind={kind} item={item} home={sectionPath('sightings')} />
      {item === undefined && (
        <>
          <SaveCsv table={sightingTable} what="the sightings" page={sightingsPage} />
          <chakra.p textStyle="small" color="muted">
            Sightings that are withheld are not in the file.
          </chakra.p>
          <WithheldList cameras={choices.cameras} />
        </>
      )}
    </>
  );
}

/** For staff: the newest sightings, the form of one, and those that are withheld. */
export function Sightings(props: SightingsProps) {
  const answer = useAnswer(readChoices, {
    doing: 'Reading cameras and kinds of alert',
  });
  return (
    <>
      {!answer.answer && <StaffHead title="Sightings" />}
      <Asked what="the sightings" of={answer} minHeight="30vh">
        {(choices) => <Screen {...props} choices={choices} />}
      </Asked>
    </>
  );
}
