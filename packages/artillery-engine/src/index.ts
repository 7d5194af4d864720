/**
 * The engine `gatehouse` for Artillery: virtual users who sign in, in the words of `gatehouse run`. Artillery loads it by its name;
 * no program imports it. A script names it in `engines`:
 *
 * ```yaml
 * config:
 *   target: http://localhost:4301
 *   engines: { gatehouse: {} }
 *   phases: [{ duration: 60, arrivalRate: 1, rampTo: 20 }]
 * scenarios:
 *   - engine: gatehouse
 *     flow:
 *       - sign in as: { user: "{{ user }}", password: "{{ password }}" }
 *       - expect destination webtrader
 * ```
 *
 * @packageDocumentation
 */

export { GatehouseEngine as default } from './engine.ts';
