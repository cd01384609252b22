/** The function or the Hosting emulator gave up on a busy machine. The site repeats such a call. */
const LOST: readonly number[] = [503, 504];
const TRIES = 5;

export const isLost = ({ status }: Pick<Response, 'status'>): boolean => LOST.includes(status);

/** Makes a call, and repeats it while its answer is lost, a few times at most. */
export async function repeatWhileLost(call: () => Promise<Response>, tries = TRIES): Promise<Response> {
  const answer = await call();
  if (!isLost(answer) || tries <= 1) return answer;
  await answer.arrayBuffer();
  return repeatWhileLost(call, tries - 1);
}
