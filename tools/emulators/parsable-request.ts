const ANY_HOST = 'localhost';

function decodes(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

/** An address that decodes and parses: percent signs and slashes that cannot be read as such are escaped. */
export function parsableAddress(address: string): string {
  const decodable = decodes(address) ? address : address.replaceAll('%', '%25');
  return URL.canParse(decodable, `http://${ANY_HOST}`) ? decodable : `/${encodeURIComponent(decodable)}`;
}

/** The host as it was sent, or another one where it cannot be part of an address. */
export function parsableHost(host: string): string {
  return URL.canParse(`http://${host}`) ? host : ANY_HOST;
}
