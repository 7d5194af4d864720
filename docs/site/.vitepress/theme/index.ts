import { onContentUpdated, withBase } from 'vitepress';
import theme from 'vitepress/theme-without-fonts';
import { h } from 'vue';
import './reference.css';
import './sidebar.css';
import './style.css';
import './welcome.css';

/** A wide drawing begins where its first shape is, not at its edge. */
function showBeginnings(): void {
  for (const box of document.querySelectorAll('.drawn')) {
    const first = box.querySelector('.node, .actor')?.getBoundingClientRect();
    if (first !== undefined) {
      const { left, width } = box.getBoundingClientRect();
      box.scrollLeft += first.left - left - (width - first.width) / 2;
    }
  }
}

/** Says that there is no such page, in the main part of the page. */
const notFound = () =>
  h('main', { class: 'welcome' }, [
    h('h1', 'There is no such page'),
    h('p', ['Search for it, or begin at the ', h('a', { href: withBase('/') }, 'first page'), '.']),
  ]);

export default {
  extends: theme,
  Layout: () => h(theme.Layout, null, { 'not-found': notFound }),
  setup: () => onContentUpdated(showBeginnings),
};
