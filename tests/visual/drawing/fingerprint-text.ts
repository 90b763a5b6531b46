import type { BlockPrint, Fingerprint } from './fingerprint.ts'

/** The fingerprints of a subject by view, as its baseline file holds them. */
export type Fingerprints = ReadonlyMap<string, Fingerprint>

/** One paragraph for each view, with the hash of its file, and one line for each block: height, hashes of its bands, name. */
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

/** @throws Error when a line is none of a fingerprint: a baseline is written by the tests alone. */
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
      throw new Error(`No line of a fingerprint: ${line}`)
    }
  }
  return prints
}

/** Whether two pictures are the same, pixel for pixel; their files need not be. */
export function sameFingerprint(a: Fingerprint | undefined, b: Fingerprint): boolean {
  if (!a || a.width !== b.width || a.blocks.length !== b.blocks.length) return false
  return a.blocks.every((block, at) => sameBlock(block, b.blocks[at]))
}

export function sameBlock(a: BlockPrint, b: BlockPrint | undefined): boolean {
  return a.height === b?.height && a.name === b.name && a.bands.join() === b.bands.join()
}
