/** Why documents cannot be made: what is wrong with which file, and what to do. */
export interface StampFault {
  readonly file: string;
  readonly field?: string;
  readonly problem: string;
}
