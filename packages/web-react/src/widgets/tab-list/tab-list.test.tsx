import { describe, expect, it } from 'vitest';
import { render } from '../../screens/testing/render.tsx';
import { TabList } from './TabList.tsx';
import { tabAfterKey } from './tab-list.behaviour.ts';

describe('the keys of a tab list', () => {
  it('follow the direction of the page and go round', () => {
    expect(tabAfterKey('ArrowRight', 0, 2, 'ltr')).toBe(1);
    expect(tabAfterKey('ArrowRight', 1, 2, 'ltr')).toBe(0);
    expect(tabAfterKey('ArrowLeft', 0, 3, 'rtl')).toBe(1);
    expect(tabAfterKey('ArrowRight', 0, 3, 'rtl')).toBe(2);
  });

  it('lead to the ends, and others nowhere', () => {
    expect(tabAfterKey('End', 0, 3, 'ltr')).toBe(2);
    expect(tabAfterKey('Home', 2, 3, 'rtl')).toBe(0);
    expect(tabAfterKey('Enter', 1, 3, 'ltr')).toBe(1);
  });
});

describe('a tab list', () => {
  const tabs = [
    { id: 'username', text: 'Username' },
    { id: 'phone', text: 'Phone' },
  ] as const;
  const props = { label: 'Log in with', active: 'username', panelId: 'p', onSelect: () => {} } as const;

  it('has the active tab alone in the tab order', () => {
    const html = render(<TabList {...props} tabs={tabs} />);
    expect(html).toContain('role="tablist"');
    expect(html).toMatch(/aria-selected="true"[^>]*tabindex="0">Username</i);
    expect(html).toMatch(/aria-selected="false"[^>]*tabindex="-1">Phone</i);
  });

  it('is nothing with one tab', () => {
    expect(render(<TabList {...props} tabs={tabs.slice(0, 1)} />)).toBe('');
  });
});
