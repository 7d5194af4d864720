import './styles/site.css';
import { startSite } from './boot/start-site.tsx';

const root = document.getElementById('root');
// In a task of its own. A request that starts while a module is evaluated makes the browser read the whole script again:
// it notes where in the script the request came from.
if (root !== null) setTimeout(startSite, 0, root);
