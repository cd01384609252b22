export interface Camera {
  /** Slug in every address. */
  code: string;
  name: string;
  /** Paid cameras need a playback token. */
  paid: boolean;
}

const free = (code: string, name: string): Camera => ({ code, name, paid: false });
const paid = (code: string, name: string): Camera => ({ code, name, paid: true });

export const CAMERAS: readonly Camera[] = [
  free('tau', 'Tau'),
  free('tembe', 'Tembe'),
  free('nkorho', 'Nkorho'),
  free('kwa-maritane', 'Kwa Maritane'),
  free('naledi-dam', 'Naledi Dam'),
  free('olifants-river', 'Olifants River'),
  free('rosies-pan', 'Rosies Pan'),
  free('cat-eye', 'Cat Eye'),
  free('mopane-hide', 'Mopane Hide'),
  free('leopard-rock', 'Leopard Rock'),
  paid('hyena-den', 'Hyena Den'),
  paid('heron-island', 'Heron Island'),
];

export const findCamera = (code: string): Camera | undefined => CAMERAS.find((each) => each.code === code);
