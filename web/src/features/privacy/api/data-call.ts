import { dataFileName } from '@boma/domain/privacy/privacy.constants.ts';
import { callApi } from '../../../lib/api-client.ts';

/** Milliseconds for which the file is there for the browser to read. */
const READ_WITHIN = 60_000;

/** Gets everything that is held of the person and hands it to the browser as a file. @throws AppError. */
export async function downloadData(): Promise<void> {
  const { data } = await callApi('showData', {}, { own: ['too-many-requests', 'unavailable'] });
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = dataFileName(Date.parse(data.made_at));
  link.click();
  // Some browsers read it only after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN);
}
