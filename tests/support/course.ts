import { moduleContent } from '@boma/domain/course/course.fixtures.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { call } from './api.ts';
import { stored } from './stored.ts';

/** Modules of tests have this title, so that the seeded ones stay. */
export const MODULE_TITLE = 'A module of the tests';

/** What staff send about a new module. Its place is after the seeded ones. */
export const openModule = () => ({ ...moduleContent, title: MODULE_TITLE, position: 30 });
export const draftModule = () => ({ ...openModule(), publish: { kind: 'draft' } as const });

/** Takes whatever is on the air off it: the seeded module is, and only one can be. */
export async function clearAir(token: string): Promise<void> {
  const { docs } = await stored.courseModules.all().where('on_air', '==', true).get();
  for (const { id } of docs) await call('airModule', { token, body: { id: Number(id), on_air: false } });
}

/** The ids of all modules in the order of the course. */
export async function moduleOrder(): Promise<number[]> {
  const modules = (await stored.courseModules.all().get()).docs.map((each) => each.data());
  return modules.sort((a, b) => a.position - b.position || a.id - b.id).map(({ id }) => id);
}

/** Deletes the modules of the tests. */
export async function deleteModules(): Promise<void> {
  const { docs } = await stored.courseModules.all().where('title', '==', MODULE_TITLE).get();
  const batch = firestore().batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
}
