type Props = Readonly<Record<string, unknown>>;

/**
 * Replaces Chakra's slot recipes. The theme has none, so every component with slots, such as a dialog, gets what Chakra
 * answers for an empty recipe: no variants, no styles, no class names.
 */
export function createSlotRecipeFn() {
  const noStyles = () => ({});
  const splitVariantProps = (all: Props) => {
    const props = Object.fromEntries(Object.entries(all).filter(([name]) => name !== 'recipe'));
    return [{ colorPalette: all.colorPalette }, props] as const;
  };
  return () =>
    Object.assign(noStyles, { variantMap: {}, variantKeys: [], splitVariantProps, classNameMap: {} });
}
