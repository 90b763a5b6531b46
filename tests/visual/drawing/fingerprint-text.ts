import type { BlockPrint, Fingerprint } from './fingerprint.ts'

/** A subject's fingerprints by view. */
export type Fingerprints = ReadonlyMap<string, Fingerprint>

/** One paragraph per view, with its file's hash, and one line per block: height, hashes of its bands, name. */
export function formatFingerprints(prints: Fingerprints): string {
  return [...prints]
    .map(([view, { width, blocks, file }]) =>
      [
        `${view} (${width} px of picture${file ? `, ${file}` : ''})`,
        ...blocks.map(({ name, height, bands }) => `  ${height} ${bands.join(' ')} | ${name}`),
      ].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}

/** @throws Error on a malformed line */
export function parseFingerprints(text: string): Fingerprints {
  const prints = new Map<string, { width: number; blocks: BlockPrint[]; file?: string }>()
  let current: BlockPrint[] = []
  for (const line of text.split('\n')) {
    const head = /^(\S.*) \((\d+) px of picture(?:, ([\w-]+))?\)$/.exec(line)
    const block = /^ {2}(\d+) ([\w -]+) \| (.*)$/.exec(line)
    if (head?.[1]) {
      current = []
      prints.set(head[1], { width: Number(head[2]), blocks: current, ...(head[3] && { file: head[3] }) })
    } else if (block) {
      current.push({
        height: Number(block[1]),
        bands: block[2]?.split(' ') ?? [],
        name: block[3] ?? '',
      })
    } else if (line !== '') {
      throw new Error(`Malformed line in a fingerprint file: ${line}`)
    }
  }
  return prints
}

/** Whether two pictures have the same pixels; their PNG files may differ. */
export function sameFingerprint(a: Fingerprint | undefined, b: Fingerprint): boolean {
  if (!a || a.width !== b.width || a.blocks.length !== b.blocks.length) return false
  return a.blocks.every((block, at) => sameBlock(block, b.blocks[at]))
}

export function sameBlock(a: BlockPrint, b: BlockPrint | undefined): boolean {
  return a.height === b?.height && a.name === b.name && a.bands.join() === b.bands.join()
}
