import type { Destination, Navigator } from '@gatehouse-login/core';

/** Sends the visitor away. It is the only code that does, and goes only where core says. */
export const browserNavigator: Navigator = {
  leave(destination) {
    if (destination.kind === 'form-post') return postForm(destination);
    window.location.replace(destination.url);
  },
};

/** Posts a form and removes it again. It is built from nodes, so that no value is parsed as markup. */
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
