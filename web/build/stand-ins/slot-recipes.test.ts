import { createSystem } from '@chakra-ui/react/styled-system';
import { expect, it } from 'vitest';
import { createSlotRecipeFn } from './slot-recipes.ts';

it('answers for a dialog what Chakra answers for a theme without slot recipes', () => {
  const theirs = createSystem({}).getSlotRecipeFn('dialog');
  const ours = createSlotRecipeFn()();
  const props = { recipe: 'none', size: 'lg', colorPalette: 'red', id: 'd1' };
  expect(ours.splitVariantProps(props)).toEqual(theirs.splitVariantProps(props));
  expect(ours()).toEqual(theirs({}));
  expect(ours.variantKeys).toEqual(theirs.variantKeys);
  expect(ours.variantMap).toEqual(theirs.variantMap);
  expect(ours.classNameMap).toEqual(theirs.classNameMap);
});
