/** Structured data for search engines as an element of a page. No text in it can end the element. */
export const dataElement = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll(
    /[<>&']/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}</script>`;
