import type { CourseModule } from '@boma/domain/course/course.schema.ts';
import type { ErrorCode } from '@boma/domain/errors.ts';
import { callApi } from '../../../lib/api-client.ts';

/** The codes that the screen of staff words itself. */
const own: readonly ErrorCode[] = ['forbidden', 'not-found', 'conflict', 'invalid-input'];

/** Every module, drafts included. All of these throw AppError. */
export async function listModules(): Promise<CourseModule[]> {
  return (await callApi('listModules')).data.modules;
}

export async function airModule(id: number, on_air: boolean): Promise<CourseModule> {
  return (await callApi('airModule', { body: { id, on_air } }, { own })).data.module;
}

/** Stores a module with some fields changed. */
export async function changeModule(
  { on_air: _state, updated_at: _time, ...content }: CourseModule,
  change: Partial<Pick<CourseModule, 'title' | 'summary' | 'open'>>,
): Promise<CourseModule> {
  return (await callApi('saveModule', { body: { ...content, ...change } }, { own })).data.module;
}
