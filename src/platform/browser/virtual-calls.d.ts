declare module 'virtual:calls/*' {
  /** A feature's calls: method and path of each, the contract without its schemas, and the names of those that make a record. */
  const calls: {
    contract: import('@orpc/contract').AnyContractRouter;
    creating: readonly string[];
  };
  export default calls;
}
