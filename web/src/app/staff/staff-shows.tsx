import { PageHead } from '../../components/page-head.tsx';
import { showTypesResource } from '../../features/shows/api/show-types.ts';
import { StaffShows } from '../../features/shows/components/staff-shows.tsx';
import { streamsResource } from '../../features/streams/api/streams.ts';

/** Plans shows: of the kinds that are not archived, at the cameras that are open to everyone. */
export function StaffShowsPage() {
  const { value: types = [] } = showTypesResource.useResource();
  const { value: streams = [] } = streamsResource.useResource();
  const cameras = streams.filter(
    ({ source_kind, subscriber_only }) => source_kind === 'hls' && !subscriber_only,
  );
  return (
    <>
      <PageHead title="Plan shows" lead="Plan shows, and put them on the air." />
      <StaffShows
        types={types
          .filter(({ archived }) => !archived)
          .map(({ type, title }) => ({ value: type, text: title }))}
        cameras={cameras.map(({ code, name }) => ({ value: code, text: `Camera ${name}` }))}
      />
    </>
  );
}
