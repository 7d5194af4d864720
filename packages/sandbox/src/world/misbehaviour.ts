/** How the page of the forgot-password provider misbehaves. */
export const MISBEHAVIOURS = [
  'none',
  'leaves-frame',
  'posts-messages',
  'slow',
  'refuses-framing',
  'opens-window',
] as const;

/** The name of a misbehaviour. */
export type Misbehaviour = (typeof MISBEHAVIOURS)[number];

export const isMisbehaviour = (text: string | undefined): text is Misbehaviour =>
  MISBEHAVIOURS.some((known) => known === text);
