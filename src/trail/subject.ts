import type * as Icons from '@tabler/icons-react';
import type { UserType } from '../access/policy.ts';
import type { TopicDeclaration } from '../live/topics.ts';
import type { WebhookEvent } from '../outbox/webhook-events.labels.ts';
import type { TableDeclaration } from '../platform/database/tables.ts';
import type { Action } from './trail.labels.ts';

/** The subjects that the trail tells of. Each subject adds its own by declaration merging, beside its declaration. */
// biome-ignore lint/suspicious/noEmptyInterface: subjects merge their names into it
export interface Subjects {}

/** What an entry of the trail can be about. */
export type Subject = Subjects[keyof Subjects];

/** What other systems are told of the records of a subject, by what the trail tells of them (product 22.2). */
type SubjectWebhooks = {
  /** By the action; one that is called otherwise does not compile. */
  readonly events: Readonly<Partial<Record<Action, WebhookEvent>>>;
  /** What the data of an event calls the record; of an employee it stands there in any case. */
  readonly idName?: string;
  /** Of what these alone are told. */
  readonly only?: { readonly detail: string; readonly confidential: boolean };
};

/** How one kind of record stands in the trail. */
export type InTrail = {
  /** What the screens call it. */
  readonly label: string;
  /** What they call its fields. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Where the name is read that a record has today: a table with the column `id`, and a column of it. */
  readonly name?: { readonly table: string; readonly column: string };
  readonly webhooks?: SubjectWebhooks;
  /** Administrators read names and values of it. Without it they don't: they have no way to health data. */
  readonly openToAdmins?: true;
  /**
   * The contracts whose calls are about it, by their name in the list of contracts, each with what its calls name the record
   * by; a single call of a contract that is about something else as `agenda.listHolidays`. So a refused call's entry says which record was asked for; null where calls name something else.
   */
  readonly calls?: Readonly<Record<string, string | null>>;
};

/** A register that one kind of user keeps (product 3.2): a list with its modals, a screen to add to it, and both in the sidebar. */
export type Register = {
  readonly of: UserType;
  /** What the sidebar calls it, and one of what is in it. */
  readonly label: string;
  readonly one: string;
  readonly icon: Extract<keyof typeof Icons, `Icon${string}`>;
  /** In the sidebar it stands after the others, which have the order of the subjects. */
  readonly last?: true;
  /** Where the list is; the screen to add to it is at `create` below. */
  readonly path: string;
  /** Their files, in `src`; the modals by their path below the list. */
  readonly screens: {
    readonly list: string;
    readonly create: string;
    readonly modals: Readonly<Record<string, string>>;
  };
};

/** What one subject tells to those who work with every subject: trail, refusals, backup and move, the site map and the sidebar. */
export type SubjectDeclaration = {
  /** Its tables, in an order in which their rows may be written. */
  readonly tables?: Readonly<Record<string, TableDeclaration>>;
  /** Its names in the trail. */
  readonly trail?: Readonly<Record<string, InTrail>>;
  /** What is announced of it to the open screens. */
  readonly live?: Readonly<Record<string, TopicDeclaration>>;
  /** The register that it is. */
  readonly register?: Register;
};
