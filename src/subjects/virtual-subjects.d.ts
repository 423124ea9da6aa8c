declare module 'virtual:registers' {
  /** What the sidebar says of each register: the build takes it out of the declarations of the subjects. */
  const registers: readonly {
    of: string;
    label: string;
    one: string;
    icon: import('@tabler/icons-react').TablerIcon;
    path: string;
  }[];
  export default registers;
}

declare module 'virtual:topics' {
  /** The features that show each topic: the build takes them out of what announces it. */
  const shownBy: Readonly<Record<string, readonly string[]>>;
  export default shownBy;
}
