import { inOtherCasing } from '../http/casing.ts';
import type { FaultCall, FaultKind, FaultRequest } from './fault.ts';
import { hostileBody, withFalse, withNullArrays, withUnknownFields, withWrongTypes } from './fault-body.ts';

/** A spoilt answer, with its content type if that is spoilt too. */
export interface Spoilt {
  readonly text: string;
  readonly contentType?: string;
}

type Spoil = (honest: object, call: FaultCall) => Spoilt;

function asText(change: (honest: object) => object): Spoil {
  return (honest) => ({ text: JSON.stringify(change(honest)) });
}

const SPOILERS = {
  slow: asText((honest) => honest),
  truncated: (honest) => {
    const text = JSON.stringify(honest);
    return { text: text.slice(0, Math.ceil(text.length / 2)) };
  },
  bom: (honest) => ({ text: `\ufeff${JSON.stringify(honest)}` }),
  'wrong-content-type': (honest) => ({ text: JSON.stringify(honest), contentType: 'image/png' }),
  'unknown-fields': asText(withUnknownFields),
  'wrong-type': asText(withWrongTypes),
  'other-casing': asText(inOtherCasing),
  'null-arrays': asText(withNullArrays),
  'false-answer': asText(withFalse),
  hostile: (honest, call) => ({ text: hostileBody(call, honest) }),
} as const satisfies Partial<Record<FaultKind, Spoil>>;

/** The faults that change the honest answer. */
export type Spoiler = keyof typeof SPOILERS;

export const isSpoiler = (kind: FaultKind): kind is Spoiler => Object.hasOwn(SPOILERS, kind);

/** Changes the honest answer by a fault of the kind `Spoiler`. Returns it unchanged without such a fault. */
export function spoil(honest: object, call: FaultCall, fault: FaultRequest | undefined): Spoilt {
  return fault !== undefined && isSpoiler(fault.kind)
    ? SPOILERS[fault.kind](honest, call)
    : { text: JSON.stringify(honest) };
}
