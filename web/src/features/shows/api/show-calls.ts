import type { ApiInput } from '@boma/domain/api.ts';
import type { CallersCode } from '@boma/domain/errors.ts';
import type { FollowsView } from '@boma/domain/shows/follows.schema.ts';
import type { ShowView } from '@boma/domain/shows/shows.schema.ts';
import { callApi } from '../../../lib/api-client.ts';

/** The codes that the screens of staff word themselves. */
const own: readonly CallersCode[] = ['forbidden', 'not-found', 'conflict', 'invalid-input'];

/** All of these throw AppError. */
export async function planShow(body: ApiInput<'planShow'>['body']): Promise<ShowView> {
  return (await callApi('planShow', { body }, { own })).data.show;
}

export async function changeShow(body: ApiInput<'changeShow'>['body']): Promise<ShowView> {
  return (await callApi('changeShow', { body }, { own })).data.show;
}

export async function cancelShow(id: number, reason: string): Promise<ShowView> {
  return (await callApi('cancelShow', { body: { id, reason } }, { own })).data.show;
}

export async function startShow(id: number, { early }: { readonly early: boolean }): Promise<ShowView> {
  return (await callApi('startShow', { body: { id, early } }, { own })).data.show;
}

export async function endShow(
  id: number,
  { back_to_plan }: { readonly back_to_plan: boolean },
): Promise<ShowView> {
  return (await callApi('endShow', { body: { id, back_to_plan } }, { own })).data.show;
}

export async function readFollows(): Promise<FollowsView> {
  return (await callApi('showFollows')).data;
}

export async function followShow(type: string, follow: boolean): Promise<FollowsView> {
  return (await callApi('followShow', { body: { type, follow } })).data;
}

/** Answers the address of a new private calendar. The earlier address ends. */
export async function makeCalendarFeed(): Promise<string> {
  return (await callApi('makeCalendarFeed')).data.url;
}
