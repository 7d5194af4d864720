import './styles/site.css';
import { isSupported } from './boot/is-supported.ts';
import { startSite } from './boot/start-site.tsx';

/** Tells visitors that their browser is too old. It is not part of the bundle. */
const UNSUPPORTED = '/assets/unsupported.js';

const root = document.getElementById('root');
if (!isSupported()) void import(/* @vite-ignore */ UNSUPPORTED);
// In a task of its own. A request that starts while a module is evaluated makes the browser read the whole script again:
// it notes where in the script the request came from.
else if (root !== null) setTimeout(startSite, 0, root);
