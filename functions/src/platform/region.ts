/** Where every function runs. Hosting rewrites in `firebase.json` name the same region; a test compares the two. */
export const REGION = 'europe-west1';
