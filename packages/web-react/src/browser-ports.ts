// The browser's side of two ports, for the suites that hold every adapter to its port's contract.
export { browserNavigator } from './composition/browser-navigator.ts';
export { dataLayerTracker } from './composition/data-layer-tracker.ts';
