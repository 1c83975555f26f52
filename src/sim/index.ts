// The public surface of railhead/sim.

export { createSimulator, type PlayoutOptions, type Simulator } from './simulator.js';
