import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { saveModuleInput } from '@boma/domain/course/course.schema.ts';
import { expect, it } from 'vitest';
import { CAMERAS } from '../simulators/cameras/cameras.ts';
import { seededModules } from './course-modules.ts';

const PUBLIC = join(import.meta.dirname, '../../web/public');

it('R1-024 has six modules that staff could have written', () => {
  expect(seededModules).toHaveLength(6);
  for (const module of seededModules) expect(saveModuleInput.parse(module)).toEqual(module);
  expect(seededModules.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
});

it('has a film and a picture of each module, and a camera that exists', () => {
  for (const { recording, cover, live_source } of seededModules) {
    expect(recording?.kind === 'film' && existsSync(join(PUBLIC, recording.url))).toBe(true);
    expect(existsSync(join(PUBLIC, cover))).toBe(true);
    const code = live_source?.kind === 'camera' ? live_source.code : undefined;
    expect(CAMERAS.map((camera) => camera.code)).toContain(code);
  }
});

it('has the right answer in every place, so that a child cannot guess by the place', () => {
  for (const { questions } of seededModules)
    expect(questions.map(({ right }) => right).toSorted()).toEqual([0, 1, 2]);
});
