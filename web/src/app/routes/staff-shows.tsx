import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { showTypesResource } from '../../features/shows/api/show-types.ts';
import { StaffShows } from '../../features/shows/components/staff-shows.tsx';
import { streamsResource } from '../../features/streams/api/streams.ts';
import type { RouteProps } from '../page.ts';

export function StaffShowsRoute({ page }: RouteProps) {
  const { value: types = [] } = showTypesResource.useResource();
  const { value: streams = [] } = streamsResource.useResource();
  const cameras = streams.filter(
    ({ source_kind, subscriber_only }) => source_kind === 'hls' && !subscriber_only,
  );
  return (
    <PageBody>
      <PageHead title={page.title} lead={page.description} />
      <StaffShows
        types={types
          .filter(({ archived }) => !archived)
          .map(({ type, title }) => ({ value: type, text: title }))}
        cameras={cameras.map(({ code, name }) => ({ value: code, text: `Camera ${name}` }))}
      />
    </PageBody>
  );
}
