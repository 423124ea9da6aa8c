// What nearly every screen draws with: fetched while the first one is looked at, so that the next is there at once.
export { Button, TextInput } from '@mantine/core';
