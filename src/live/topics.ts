import type { Permission } from '../access/policy.ts';

/**
 * The topics of which something is announced. Each subject adds its own by declaration merging, beside its declaration. One of the
 * name of a subject of the trail is announced by itself with every change that the trail tells of; for others somebody calls `announce`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: subjects merge their names into it
export interface Topics {}

export type Topic = Topics[keyof Topics];

/** What is announced to whom, and where it is shown. */
export type TopicDeclaration = {
  /** What a session needs to hear of it, by the same table as its calls; `signedIn` reaches every session. */
  readonly readBy: Permission | 'signedIn';
  /** The features of the API whose answers it changes, as `apiOf` names them: what is on screen of them is asked anew. */
  readonly shownBy: readonly string[];
};

/** The declarations by their topics; of one that another version of the program announces there is none. */
export type TopicDeclarations = Readonly<Record<Topic, TopicDeclaration>>;
