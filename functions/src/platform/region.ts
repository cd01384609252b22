/** The region of every function. The rewrites in `firebase.json` name the same one; a test compares the two. */
export const REGION = 'europe-west1';
