import type { ProposedField } from '@boma/domain/photos/proposals.constants.ts';
import type { Proposals } from '@boma/domain/photos/proposals.schema.ts';
import { callApi } from '../../../lib/api-client.ts';

/** What viewers say of a photo. */
export const findProposals = async (id: string): Promise<Proposals> =>
  (await callApi('listProposals', { params: { id } })).data;

interface Word {
  readonly photo_id: string;
  readonly field: ProposedField;
  /** Null takes the own word back. */
  readonly value: string | null;
}

/** Says what a photo shows. Staff decide it. */
export const say = async (body: Word, decides: boolean): Promise<Proposals> =>
  (await callApi(decides ? 'describePhoto' : 'proposeOfPhoto', { body })).data;
