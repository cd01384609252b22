import { expect, it } from 'vitest';
import * as parameters from '../../functions/src/platform/params.ts';
import { parseSettings, settingsSchema } from './settings.ts';
import { SETTINGS } from './testing/fake-operation.ts';

it('requires every parameter that a deploy would ask for', async () => {
  expect(parameters.playbackSecret.name).toBe('PLAYBACK_SECRET');
  const declared = (await import('../../functions/node_modules/firebase-functions/lib/params/index.js'))
    .declaredParams as readonly { readonly name: string; toSpec?: () => { readonly type: string } }[];
  const asked = declared
    .filter((each) => each.toSpec && each.toSpec().type !== 'secret')
    .map(({ name }) => name);
  expect(asked).toContain('MEDIA_SERVER');
  const required = Object.entries(settingsSchema.shape).filter(
    ([, field]) => !field.safeParse(undefined).success,
  );
  expect(required.map(([name]) => name).toSorted()).toEqual(asked.toSorted());
});

it('names what is missing or wrong', () => {
  expect(parseSettings(SETTINGS)).toMatchObject({
    CONTACT_MAIL: 'rangers@example.org',
    API_MIN_INSTANCES: 0,
  });
  const wrong = SETTINGS.replace(/SITE_ORIGIN=.*/, 'SITE_ORIGIN=https://www.example.org/').replace(
    /BOMA_VERSION.*/,
    '',
  );
  expect(() => parseSettings(wrong)).toThrow('missing or wrong: SITE_ORIGIN, BOMA_VERSION');
});
