// What nearly every screen draws with: fetched while the first one is looked at, so that the next is there at once.
export { Button, Group, Paper, Text, TextInput } from '@mantine/core';
