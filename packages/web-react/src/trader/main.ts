import '../styles/trader.css';
import { Result } from 'neverthrow';
import { readLanding } from './read-landing.ts';
import { startTrader } from './start-trader.tsx';

const parse = Result.fromThrowable(
  (text: string): unknown => JSON.parse(text),
  () => null,
);

const element = document.getElementById('trader');
const landed = readLanding(parse(document.getElementById('landing')?.textContent ?? '').unwrapOr(null));
if (element !== null && landed !== null) void startTrader(element, landed);
