/** Should the stream of changes be down, what goes on by itself is asked again after so long, in milliseconds. */
export const askAgainMs = 5_000;
