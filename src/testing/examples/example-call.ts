import type { World } from '../world.ts';

/** A call that an endpoint takes from who may make it, about the records of a world. */
export type ExampleCall = { path: (world: World) => string; body?: (world: World) => Record<string, unknown> };
