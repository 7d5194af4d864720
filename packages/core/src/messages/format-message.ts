import type { MessageValues } from './message.ts';

/** Fills in the `{name}` placeholders. A placeholder without a value stays, so that the gap shows. */
export function formatMessage(template: string, values: MessageValues = {}): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
