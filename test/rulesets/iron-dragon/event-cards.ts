// The event cards of Iron Dragon by number, as tests name them.

export const SANDSTORM = 133;
export const HURRICANE = 134;
export const ICE_STORM = 135;
export const VOLCANOES = 136;
export const ACTIVISTS = 137;
export const PEASANTS = 138;
export const WAR_TAX = 139;
export const SIREN = 140;
export const TEMPEST = 141;
export const SERPENT = 142;
export const DEMONS = 143;
export const STRIKE = 144;
export const BARBARIANS = 145;
export const ROGUE = 146;
export const PRINCE = 147;
export const PIRATES = 148;
export const RAINBOW = 149;
