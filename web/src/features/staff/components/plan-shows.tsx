import { Asked } from '../../../components/asked.tsx';
import { StaffHead } from '../../../components/staff/staff-head.tsx';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { StaffShows } from '../../shows/components/staff-shows.tsx';
import { listCameras, listShowTypes } from '../api/staff-calls.ts';
import { isOpenAtOurServer } from '../camera-fields.ts';

/** Of the kinds that are not archived, at the cameras that are open to everyone, as they are stored now. */
async function readChoices() {
  const [types, cameras] = await Promise.all([listShowTypes(), listCameras()]);
  return {
    types: types
      .filter(({ show_type }) => !show_type.archived)
      .map(({ show_type: { type, title } }) => ({ value: type, text: title })),
    cameras: cameras
      .filter(({ camera }) => isOpenAtOurServer(camera))
      .map(({ camera: { code, name } }) => ({ value: code, text: `Camera ${name}` })),
  };
}

const LEAD = 'What is on the air, and what comes next, by your clock and by camp time.';

/** Plans shows. */
export function StaffShowsPage() {
  const choices = useAnswer(readChoices, {
    doing: 'Reading cameras and kinds of show',
  });
  return (
    <>
      {!choices.answer && <StaffHead title="Plan shows" lead={LEAD} said="" />}
      <Asked what="cameras and kinds of show" of={choices} minHeight="30vh">
        {({ types, cameras }) => <StaffShows lead={LEAD} types={types} cameras={cameras} />}
      </Asked>
    </>
  );
}
