/** Milliseconds a playlist has to answer. */
const PROBE_TIMEOUT = 10_000;

export type ProbeResult = 'there' | 'missing' | 'refused' | 'unreachable';

/** Whether a playlist can be had now. */
export async function probePlaylist(url: string): Promise<ProbeResult> {
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT) });
    if (response.ok) return (await response.text()).startsWith('#EXTM3U') ? 'there' : 'unreachable';
    if (response.status === 401 || response.status === 403) return 'refused';
    return response.status === 404 || response.status === 410 ? 'missing' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
