declare module 'virtual:calls' {
  /** Method and path of every call, by feature: the contracts without their schemas. */
  export const calls: Readonly<Record<string, import('@orpc/contract').AnyContractRouter>>;
  /** The calls that make a record, as `feature.call`. */
  export const creating: ReadonlySet<string>;
}
