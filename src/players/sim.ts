/**
 * Games played forwards and back at full speed, over the same rule code as `applyAction`: for search and playouts.
 *
 * @module railhead/sim
 */

export { createSimulator, type PlayoutOptions, type Simulator } from '../core/engine/play/simulator.js';
