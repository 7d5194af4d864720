export { loginPages } from '../commands/sandbox/login-pages.ts';
