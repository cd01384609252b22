/** Replaces Chakra's reset styles, which the theme turns off: then Chakra's own function answers the same. */
export const createPreflight = () => ({});
