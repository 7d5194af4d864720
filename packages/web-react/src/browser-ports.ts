// The browser's adapters of two ports, for the contract tests.
export { browserNavigator } from './composition/browser-navigator.ts';
export { dataLayerTracker } from './composition/data-layer-tracker.ts';
