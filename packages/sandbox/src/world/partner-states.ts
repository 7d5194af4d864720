import type { Chance } from '../time-and-chance/chance.ts';

/** The values of `state` that the TradingView stand-in has sent and waits for. */
export interface PartnerStates {
  /** A long state like the real partner's: base64 of JSON, with every character that needs encoding. */
  issue(brand: string): string;
  /** Whether a state was issued and not redeemed before. */
  redeem(state: string): boolean;
  clear(): void;
}

const STATE_LIMIT = 100;
const PADDING = 700;

export function makePartnerStates(chance: Chance): PartnerStates {
  const waiting = new Set<string>();
  return {
    issue: (brand) => {
      const content = {
        nonce: chance.uuid(),
        broker: brand,
        note: '~>?/+ &='.repeat(4),
        fill: '>'.repeat(PADDING),
      };
      const state = Buffer.from(JSON.stringify(content)).toString('base64');
      waiting.add(state);
      for (const oldest of waiting) if (waiting.size > STATE_LIMIT) waiting.delete(oldest);
      return state;
    },
    redeem: (state) => waiting.delete(state),
    clear: () => waiting.clear(),
  };
}
