/** A market that has prices. */
export interface Market {
  /** The platform's id of the market. */
  readonly id: number;
  /** The market's name. */
  readonly name: string;
}
