import { type DefaultTheme, useData, withBase } from 'vitepress';
import { type FunctionalComponent, h } from 'vue';

type Item = DefaultTheme.SidebarItem;

/**
 * The groups of the sidebar. VitePress's own are a component for each of sixty links, which keeps a phone busy while the
 * reader may already be touching the page.
 */
export const SidebarGroups: FunctionalComponent<{ readonly items: readonly Item[] }> = ({ items }) => {
  const here = `/${useData().page.value.relativePath}`;
  const linkTo = ({ text, link }: Item) =>
    link === undefined
      ? text
      : h(
          'a',
          {
            href: withBase(link.replace(/\.md$/, '.html')),
            'aria-current': link === here ? 'page' : undefined,
          },
          text,
        );
  return items.map((group) =>
    h('section', { class: 'group' }, [
      h('h2', linkTo(group)),
      h(
        'ul',
        (group.items ?? []).map((item) => h('li', [linkTo(item)])),
      ),
    ]),
  );
};
SidebarGroups.props = ['items'];
