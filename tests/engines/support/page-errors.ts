// These functions run in pages.

/** Writes refusals of the policy to the console, where the driver hears them. */
export function tellRefusals(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`The policy '${effectiveDirective}' forbids '${blockedURI}'.`),
  );
}

declare global {
  interface Window {
    /** What `keepErrors` has kept. */
    keptErrors?: string[];
  }
}

/** Keeps errors in the page, for an engine whose driver tells nothing of the console. */
export function keepErrors(): void {
  if (window.keptErrors) return;
  const kept: string[] = [];
  window.keptErrors = kept;
  addEventListener('error', ({ message }) => {
    // No error: WebKit says so when what is left of a resize is delivered in the next frame.
    if (!message.startsWith('ResizeObserver loop')) kept.push(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => kept.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    kept.push(`The policy '${effectiveDirective}' forbids '${blockedURI}'.`),
  );
  const write = console.error;
  console.error = (...all: unknown[]) => {
    kept.push(all.map(String).join(' '));
    write.apply(console, all);
  };
}

export const takeKeptErrors = (): string[] => window.keptErrors?.splice(0) ?? [];
