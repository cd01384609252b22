// One file for the browser to fetch: a visitor of one of the two forms often changes to the other.
export { default as Register } from './register.tsx';
export { default as SignIn } from './sign-in.tsx';
