import './styles/site.css';
import { startSite } from './boot/start-site.tsx';

const root = document.getElementById('root');
if (root !== null) void startSite(root);
