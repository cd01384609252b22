// Both forms are in one chunk, because visitors often switch between them.
export { default as Register } from './register.tsx';
export { default as SignIn } from './sign-in.tsx';
