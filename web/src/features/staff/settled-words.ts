import type { Settled } from '@boma/domain/staff/settled.schema.ts';

const HOW: Readonly<Record<Settled['how'], string>> = {
  settled: 'Settled',
  released: 'Published',
  refused: 'Refused',
  upheld: 'Upheld',
  lifted: 'Lifted',
  answered: 'Answered',
  closed: 'Closed',
  'sent-again': 'Sent again',
  'put-back': 'Put back',
};

/** 'Published by Naledi' */
export const settledWords = ({ how, by_name }: Pick<Settled, 'how' | 'by_name'>): string =>
  `${HOW[how]} by ${by_name ?? 'a colleague'}`;
