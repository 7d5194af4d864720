import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/cancellation.ts';
import type { SendCodeError, SendCodeRequest, TwoFactorGateway } from '../ports/two-factor-gateway.ts';

/** Has a code sent to a contact (spec 4, two-factor). */
export type SendCode = (
  request: SendCodeRequest,
  cancellation: Cancellation,
) => ResultAsync<void, SendCodeError>;

/** Makes the sending over a gateway. */
export const makeSendCode =
  (twoFactor: TwoFactorGateway): SendCode =>
  (request, cancellation) =>
    twoFactor.sendCode(request, cancellation);
