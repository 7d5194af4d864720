import type { Chance } from '../time-and-chance/chance.ts';

/** States that the TradingView stand-in gave out and waits for. */
export interface PartnerStates {
  /** A long state as the real partner sends it: base64 of JSON, with all the characters that need care. */
  issue(brand: string): string;
  /** Whether a state is one of ours and unused; it is used up by asking. */
  redeem(state: string): boolean;
  clear(): void;
}

const stateLimit = 100;
const padding = 700;

/** Makes an empty store. */
export const makePartnerStates = (chance: Chance): PartnerStates => {
  const waiting = new Set<string>();
  return {
    issue: (brand) => {
      const content = {
        nonce: chance.uuid(),
        broker: brand,
        note: '~>?/+ &='.repeat(4),
        fill: '>'.repeat(padding),
      };
      const state = Buffer.from(JSON.stringify(content)).toString('base64');
      waiting.add(state);
      for (const oldest of waiting) if (waiting.size > stateLimit) waiting.delete(oldest);
      return state;
    },
    redeem: (state) => waiting.delete(state),
    clear: () => waiting.clear(),
  };
};
