import type { Destination, Navigator } from '@gatehouse-login/core';

/** The one place that sends a visitor away: only to destinations that the core has built. */
export const browserNavigator: Navigator = {
  leave(destination) {
    if (destination.kind === 'form-post') return postForm(destination);
    window.location.replace(destination.url);
  },
};

/** Posts a form that is made of nodes, so that no value is ever read as markup, and takes it away again. */
function postForm({ url, fields }: Extract<Destination, { kind: 'form-post' }>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.acceptCharset = 'utf-8';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
