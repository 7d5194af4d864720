/** The names of the fields that identify a visitor. */
export const NAMES = ['username', 'phonePrefix', 'phoneNumber'] as const;

/** Returns the field of the login form with this name. */
export const input = (name: string): HTMLInputElement | null => document.querySelector(`input[name=${name}]`);
