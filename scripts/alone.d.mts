export function holdAlone(path: string, said: string): () => void;
