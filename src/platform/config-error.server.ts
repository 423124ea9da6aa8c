/** A setting that the server can't start with. Its message is one line that names the setting and the remedy. */
export class ConfigError extends Error {}
