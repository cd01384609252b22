/** How many items a page of a long list of pictures has, by the screen's width in CSS pixels. */
export const databasePageSize = (width: number): number => (width > 1023 ? 12 : width > 600 ? 6 : 4);
