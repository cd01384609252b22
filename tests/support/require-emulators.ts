/** Fails the whole run at once, with the reason, when the emulators are missing. */
export default function requireEmulators(): void {
  const missing = ['FIRESTORE_EMULATOR_HOST', 'BOMA_SITE'].filter((name) => !process.env[name]);
  if (missing.length > 0) {
    throw new Error(
      `These tests run on the emulators (${missing.join(', ')} not set): npm run test:rules or test:contract`,
    );
  }
}
