// One file for the browser to fetch: whoever comes to one of the two forms may well change to the other.
export { default as Register } from './register.tsx';
export { default as SignIn } from './sign-in.tsx';
