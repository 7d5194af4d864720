import { onContentUpdated, withBase } from 'vitepress';
import theme from 'vitepress/theme-without-fonts';
import { h, onMounted } from 'vue';
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

/**
 * Stays at the place that the address names. The tables on the way are laid out only when they come near, and then take
 * more or less room than was kept for them.
 */
function stayAtPlace(frames = 12): void {
  const place = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (place === null || frames === 0) return;
  place.scrollIntoView();
  requestAnimationFrame(() => stayAtPlace(frames - 1));
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
  setup: () => {
    onContentUpdated(showBeginnings);
    onContentUpdated(() => stayAtPlace());
    onMounted(() => window.addEventListener('hashchange', () => stayAtPlace()));
  },
};
