import type { AnySchema, InferSchemaInput, InferSchemaOutput } from '@orpc/contract';
import type { Answer } from '../platform/response.server.ts';
import type { CallContext, SignedInContext } from './caller.server.ts';
import type { Endpoint, EndpointMeta } from './endpoint.ts';
import type { ListExport } from './list-export.server.ts';

/** A contract of one feature: its endpoints by name. */
export type FeatureContract = Readonly<Record<string, Endpoint<AnySchema, AnySchema>>>;

type HandlerOf<Call, Context> =
  Call extends Endpoint<infer Input, infer Output>
    ? (call: {
        input: InferSchemaOutput<Input>;
        context: Context;
      }) => Answer<InferSchemaInput<Output>> | Promise<Answer<InferSchemaInput<Output>>>
    : never;

/** One handler for each endpoint of a contract; one that is forgotten does not compile. */
export type Handlers<Contract extends FeatureContract, Context> = {
  readonly [Name in keyof Contract]: HandlerOf<Contract[Name], Context>;
};

/** What the server runs for an endpoint: access has been checked and the input parsed before. */
export type Handler = (call: { input: never; context: never }) => unknown;

/** A contract with what runs for each of its endpoints. */
export type Feature = {
  readonly contract: FeatureContract;
  readonly handlers: Readonly<Record<string, Handler>>;
  /** Those of its lists that are taken away as spreadsheets. */
  readonly exports: readonly ListExport[];
};

/**
 * The handlers of a contract whose endpoints need a session: each is given the caller and the scope of what it may touch.
 * @param rest the handlers, after the lists of the contract that are taken away as spreadsheets, where it has any
 * @throws when an endpoint is declared public
 */
export function forSignedIn<Contract extends FeatureContract>(
  contract: Contract,
  ...rest:
    | [handlers: Handlers<Contract, SignedInContext>]
    | [exports: readonly ListExport[], handlers: Handlers<Contract, SignedInContext>]
): Feature {
  const [exports, handlers] = rest.length === 1 ? [[], rest[0]] : rest;
  mustAll(contract, (requires) => requires !== 'public', 'forSignedIn is for endpoints that need a session');
  return { contract, handlers, exports };
}

/**
 * The handlers of a contract whose endpoints anybody may call.
 * @throws when an endpoint is not declared public
 */
export function forVisitors<Contract extends FeatureContract>(
  contract: Contract,
  handlers: Handlers<Contract, CallContext>,
): Feature {
  mustAll(contract, (requires) => requires === 'public', 'forVisitors is for endpoints that are declared public');
  return { contract, handlers, exports: [] };
}

function mustAll(contract: FeatureContract, allows: (requires: EndpointMeta['requires']) => boolean, message: string) {
  for (const [name, endpoint] of Object.entries(contract)) {
    if (!allows(endpoint.declared.meta.requires)) throw new Error(`${message}: ${name}`);
  }
}
