/** One scene of the simulated cameras: what can be seen there, and the titles that viewers gave their photos. */
export interface SceneTitles {
  /** Which camera in which light, such as 'tau/day'. */
  readonly take: string;
  readonly alt: string;
  /** The animals that each of its stills shows: a title names no other one. */
  readonly shows: readonly string[];
  /** The stills on which they are. Absent: all. */
  readonly stills?: readonly number[];
  readonly titles: readonly string[];
}
