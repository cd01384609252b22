import type { lodgeEndpoints } from '@boma/domain/lodges/lodges.api.ts';
import { named, type Routes } from '../platform/http/routes.ts';
import { editLodge } from './edit-lodge.ts';
import { listLodgeStreams } from './list-lodge-streams.ts';
import { listLodges } from './list-lodges.ts';
import { removeLodge } from './remove-lodge.ts';
import { showLodge } from './show-lodge.ts';

export const lodgeRoutes: Routes<typeof lodgeEndpoints> = {
  showLodge: named('lodge', showLodge),
  listLodgeStreams: named('streams', listLodgeStreams),
  listLodges: named('lodges', listLodges),
  saveLodge: editLodge,
  removeLodge,
};
