import { api } from '@boma/domain/api.ts';
import type { Endpoint } from '@boma/domain/endpoint.ts';
import { AppError } from '@boma/domain/errors.ts';
import { textsOfContract } from '@boma/domain/texts-of-contract.test-support.ts';
import { expect, it } from 'vitest';
import { requireUnnamed } from './require-unnamed.ts';

const POACHERS =
  'We never name rhino or pangolin here, not even as a hint: poachers read along. Please say it without them.';

function refusal(action: () => void): unknown {
  try {
    action();
  } catch (error) {
    return error instanceof AppError ? { code: error.code, errors: error.details.errors } : error;
  }
  return 'passed';
}

it('names every field that names a protected species, at any depth', () => {
  const input = {
    version: null,
    camera: {
      name: 'Tau',
      status_update: 'A white rino cow drinks here at nine.',
      species: [{ name: 'lion' }, { name: 'pangolin' }],
      place: null,
    },
  };
  expect(refusal(() => requireUnnamed(input))).toEqual({
    code: 'invalid-input',
    errors: { 'camera.status_update': [POACHERS], 'camera.species.1.name': [POACHERS] },
  });
});

it('lets pass what viewers never read, and no field beside it', () => {
  const input = { rules: { held: ['rhino'] }, rule: 'rhino' };
  expect(refusal(() => requireUnnamed({ rules: input.rules }, ['rules.held']))).toBe('passed');
  expect(refusal(() => requireUnnamed(input, ['rules.held', 'rul']))).toMatchObject({
    errors: { rule: [POACHERS] },
  });
});

it('judges every text of staff, apart from those that viewers never read and those that their verb judges', () => {
  const unjudged = Object.entries<Endpoint>(api).flatMap(([name, { who, mayNameProtected = [] }]) =>
    typeof who === 'string' ? [] : mayNameProtected.map((path) => `${name}.${path}`),
  );
  expect(unjudged.toSorted()).toEqual([
    'addVideo.captions',
    'answerContact.text',
    'cancelShow.reason',
    'changeVideo.captions',
    'decideAppeal.answer',
    'hideMessage.reason',
    'imposeSanction.reason',
    'postSighting.message',
    'postSighting.species',
    'removeVideo.reason',
    'savePage.page.adverts',
    'savePage.page.alt',
    'savePage.page.helping',
    'savePage.page.lead',
    'savePage.page.next',
    'savePage.page.partners',
    'savePage.page.parts',
    'savePage.page.picture',
    'savePage.page.work',
    'saveWordRules.rules.allowed',
    'saveWordRules.rules.held',
    'tryText.text',
  ]);
  // Each of them is or has a text of the contract: a field that was renamed is judged again.
  const paths = new Set(
    textsOfContract.flatMap(({ path }) => [
      path,
      ...[...path.matchAll(/\./g)].map(({ index }) => path.slice(0, index)),
    ]),
  );
  expect(unjudged.filter((path) => !paths.has(path))).toEqual([]);
});
