/** What the page of the forgot-password provider does beside showing its parameters. */
export const misbehaviours = [
  'none',
  'leaves-frame',
  'posts-messages',
  'slow',
  'refuses-framing',
  'opens-window',
] as const;

export type Misbehaviour = (typeof misbehaviours)[number];

export const isMisbehaviour = (text: string | undefined): text is Misbehaviour =>
  misbehaviours.some((known) => known === text);
