/** JSON for a script element of a page. No text in it can end the element. */
export const jsonInElement = (data: object): string =>
  JSON.stringify(data).replaceAll(
    /[<>&']/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Structured data for search engines as an element of a page. */
export const dataElement = (data: object) =>
  `<script type="application/ld+json">${jsonInElement(data)}</script>`;
