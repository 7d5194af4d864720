/** Returns the input of a name. */
export function fieldIn(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}

/** Whether a field and its label are completely visible. */
export function isInView(field: HTMLInputElement): boolean {
  const top = field.labels?.[0]?.getBoundingClientRect().top ?? 0;
  return top >= 0 && field.getBoundingClientRect().bottom <= window.innerHeight;
}
