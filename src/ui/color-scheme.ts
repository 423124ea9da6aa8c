/** Where the browser keeps the chosen colours: `light`, `dark` or `auto` for the system's. */
export const schemeKey = 'zelo.colors';
