/** Replaces Chakra's slot recipes, of which the theme has none. */
export function createSlotRecipeFn() {
  return (): never => {
    throw new Error('The theme has no slot recipes: see web/build/lean-first-load.ts.');
  };
}
