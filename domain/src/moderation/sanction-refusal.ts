import { AppError } from '../errors.ts';
import type { Sanction } from './sanctions.schema.ts';

/** The refusal for a sanctioned user: `muted` with its end, or `banned`. Both carry the reason that staff gave. */
export function sanctionRefusal(sanction: Sanction): AppError {
  switch (sanction.kind) {
    case 'mute':
      return new AppError('muted', {
        caption: 'A quiet moment',
        alert: `Our rangers have asked you to listen for a while: ${sanction.reason}`,
        until: sanction.until,
      });
    case 'ban':
      return new AppError('banned', {
        caption: 'This account has been closed',
        alert: `Our rangers have closed this account: ${sanction.reason} If you think they got it wrong, please write to us.`,
      });
  }
}
