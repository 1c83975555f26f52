// Help on a subject: what now, what for, why not.

export type { HelpSubject } from './aspect.js';
export { type Help, helpFor } from './help.js';
