// Views and actions as numbers of fixed size, with masks of what is legal: for programs that learn to play.

export { createEncoder, type Encoder } from './encoder.js';
