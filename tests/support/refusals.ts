/** The status and the body of an answer, to be compared in one go. */
export async function refusalOf(answer: Promise<Response>): Promise<object> {
  const response = await answer;
  return { status: response.status, ...((await response.json()) as object) };
}
