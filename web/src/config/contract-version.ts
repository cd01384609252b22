/** Put in by the build (`web/build/contract-version.ts`), and by the test runner's configuration. */
declare const __CONTRACT_VERSION__: string;

/** Changes with the API contract. Copies in local storage carry it: a copy of another version is not read. */
export const contractVersion: string = __CONTRACT_VERSION__;
