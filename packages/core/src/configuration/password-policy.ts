/** A class of characters that a new password may have to contain. */
export type PasswordClass = 'uppercase' | 'lowercase' | 'digit' | 'symbol';

/**
 * Rules for passwords. The minimum counts code points and the maximum UTF-16 units, so a password that passes has a
 * valid length however a server counts characters.
 */
export interface PasswordPolicy {
  /** In code points. */
  readonly minimum: number;
  /** In UTF-16 units. */
  readonly maximum: number;
  /** What a new password needs at least one character of. Other characters are allowed and belong to no class. */
  readonly classes: Readonly<Partial<Record<PasswordClass, RegExp>>>;
  /** Whether the old password must have such a length, too. Any will do by default: it may be older than the policy. */
  readonly limitsOld?: boolean;
}
