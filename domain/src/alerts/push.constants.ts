/** The public key of pushes on the emulators, where a simulator takes them. */
export const SIMULATED_PUSH = 'simulated';
