export { GatehouseEngine as default } from './engine.ts';
