import './styles/site.css';
import { isSupported } from './boot/is-supported.ts';
import { startSite } from './boot/start-site.tsx';

/** The script that tells a visitor about the browser. It is no module, and comes as it is. */
const UNSUPPORTED = '/assets/unsupported.js';

const root = document.getElementById('root');
if (!isSupported()) void import(/* @vite-ignore */ UNSUPPORTED);
// In a task of its own. A request that starts while a module is evaluated makes the browser read the whole script again:
// it notes where in the script the request came from.
else if (root !== null) setTimeout(startSite, 0, root);
