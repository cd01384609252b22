/** An address that decodes: where a percent sign stands for nothing, all stand for themselves. */
export function decodableAddress(address: string): string {
  try {
    decodeURIComponent(address);
    return address;
  } catch {
    return address.replaceAll('%', '%25');
  }
}
