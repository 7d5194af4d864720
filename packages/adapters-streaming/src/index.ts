export { makeScriptedStream, type StreamMoment, type StreamScript } from './scripted-stream.ts';
