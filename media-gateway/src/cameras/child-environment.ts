/** Secrets of the gateway stay out of the environment of its children. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG, LD_LIBRARY_PATH, SSL_CERT_FILE } = process.env;
  return Object.fromEntries(
    Object.entries({ PATH, HOME, LANG, LD_LIBRARY_PATH, SSL_CERT_FILE }).filter(
      ([, value]) => value !== undefined,
    ),
  );
}
