import theme from 'vitepress/theme-without-fonts';
import './reference.css';

export default theme;
