interface Upload {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly file: Blob;
}

interface Listener {
  /** From 0 to 100. */
  readonly onPercent: (percent: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a file to a signed link. There is no time limit: a slow connection may take as long as it needs. Fetch reports no
 * progress, so this is an XMLHttpRequest.
 */
export function putFile({ url, headers, file }: Upload, { onPercent, signal }: Listener): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const end = (settle: () => void) => {
      signal.removeEventListener('abort', abort);
      settle();
    };
    const fail = (reason: string) => end(() => reject(new Error(reason)));
    request.upload.onprogress = ({ loaded, total }) =>
      onPercent(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? end(resolve)
        : fail(`The upload was answered ${request.status}.`);
    request.onerror = () => fail('The upload broke off.');
    request.onabort = () => fail('The upload was cancelled.');
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    signal.addEventListener('abort', abort);
    request.send(file);
  });
}
