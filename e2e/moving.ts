/**
 * For journeys that the movement on screen may disturb, such as a click on what is just going: as most people see it. All
 * others are drawn without, as for whoever has asked the system for that (decision 83).
 */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;
