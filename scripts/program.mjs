/** Starts the server as it was built last. */
await import('../build/current/zelo.mjs');
