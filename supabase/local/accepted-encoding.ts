const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** The encodings that a client takes, the smaller one first; one that it gives the weight 0 it does not take. */
export function preferredEncodings(header: string | string[] | undefined): Encoding[] {
  const weights = new Map<string, number>()
  for (const entry of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, weight ? Number(weight.slice(2)) : 1)
  }
  return encodings.filter((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0)
}
