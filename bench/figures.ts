/** `12,3 ms` */
export function ms(value: number): string {
  return `${value.toLocaleString('pt-BR', { maximumFractionDigits: 1 })} ms`;
}

/** `12,3 KB`, of 1,000 bytes. */
export function kb(bytes: number): string {
  return `${(bytes / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} KB`;
}

/** `1,25×` */
export function times(ratio: number): string {
  return `${ratio.toLocaleString('pt-BR', { maximumFractionDigits: 2 })}×`;
}
