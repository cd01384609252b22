/** One scene of the simulated cameras: which, what can be seen there, and the titles that viewers gave their photos. */
export type SceneTitles = readonly [take: string, alt: string, titles: readonly string[]];
