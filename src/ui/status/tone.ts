/**
 * What a colour says, the same everywhere: blue is to come, amber waits for somebody, violet goes on now, green is done and good, red is
 * lost, late or void, grey says nothing of either.
 */
export type Tone = 'blue' | 'amber' | 'violet' | 'green' | 'red' | 'grey';
