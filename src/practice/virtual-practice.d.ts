declare module 'virtual:practice' {
  export const practice: import('./practice.schema.ts').Practice;
  /** `PUBLIC_URL` at build time, without a slash at its end; null when it was not set. */
  export const publicUrl: string | null;
}
