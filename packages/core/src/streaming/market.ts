/** A market that has prices. */
export interface Market {
  readonly id: number;
  readonly name: string;
}
