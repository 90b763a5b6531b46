/** @returns why the two backends may answer differently, if that is known */
export function differences(_name: string, _real: string, _local: string): string | undefined {
  return undefined
}
