/** The numbered objects of a PDF, each with what stands between `obj` and `endobj`. */
export type PdfObjects = { objects: Map<number, Buffer>; root: string; info: number }

/**
 * Takes a PDF apart as Chromium writes it: one plain cross-reference table, no updates, no encryption.
 *
 * @throws Error when it is made otherwise.
 */
export function readPdf(pdf: Buffer): PdfObjects {
  const text = pdf.toString('latin1')
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1])
  const [, count, rows] = /^xref\n0 (\d+)\n((?:\d{10} \d{5} [fn] ?\r?\n)+)/.exec(text.slice(table)) ?? []
  const trailer = text.slice(text.indexOf('trailer', table))
  const root = /\/Root (\d+ \d+ R)/.exec(trailer)?.[1]
  const info = /\/Info (\d+) \d+ R/.exec(trailer)?.[1]
  if (!rows || !root || !info) throw new Error('The PDF has no plain cross-reference table and trailer.')

  const offsets = rows
    .trim()
    .split(/\r?\n/)
    .map((row, number) => ({ number, offset: Number(row.slice(0, 10)), used: row.includes('n') }))
    .filter((entry) => entry.used)
    .sort((a, b) => a.offset - b.offset)
  const objects = new Map(
    offsets.map(({ number, offset }, i) => {
      const chunk = pdf.subarray(offset, offsets[i + 1]?.offset ?? table)
      const start = chunk.indexOf('obj') + 'obj'.length + 1
      return [number, chunk.subarray(start, chunk.lastIndexOf('endobj'))] as const
    }),
  )
  if (objects.size !== Number(count) - 1) throw new Error('The PDF has objects that are marked as deleted.')
  return { objects, root, info: Number(info) }
}

/**
 * Puts a PDF together with its small objects compressed in one object stream (PDF 1.5): the tags of an accessible
 * document are many small objects, and weigh more than all its pages otherwise.
 */
export function writePdf(
  { objects, root, info }: PdfObjects,
  compress: (content: Buffer) => Uint8Array,
): Buffer {
  const ordered = [...objects].sort(([a], [b]) => a - b)
  const small = ordered.filter(([, body]) => !isStream(body))
  const last = Math.max(...objects.keys())
  const packed = last + 1
  const table = last + 2

  const chunks: Buffer[] = []
  let length = 0
  const put = (...parts: (string | Uint8Array)[]) => {
    for (const part of parts) {
      const chunk = typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part)
      chunks.push(chunk)
      length += chunk.length
    }
  }
  // Row n of the table: [kind, offset or number of the object stream, index in it].
  const rows: [number, number, number][] = Array.from({ length: table + 1 }, () => [0, 0, 0])
  const putStream = (number: number, entries: string, content: Buffer) => {
    rows[number] = [1, length, 0]
    const data = compress(content)
    put(`${number} 0 obj\n<<${entries} /Filter /FlateDecode /Length ${data.length}>> stream\n`, data)
    put('\nendstream\nendobj\n')
  }

  put('%PDF-1.5\n', Buffer.from([0x25, 0xd3, 0xeb, 0xe9, 0xe1, 0x0a]))
  for (const [number, body] of ordered) {
    if (!isStream(body)) continue
    rows[number] = [1, length, 0]
    put(`${number} 0 obj\n`, body, 'endobj\n')
  }

  let at = 0
  const index = small.map(([number, body], i) => {
    rows[number] = [2, packed, i]
    const entry = `${number} ${at}`
    at += body.length
    return entry
  })
  const head = Buffer.from(`${index.join(' ')}\n`)
  const bodies = small.map(([, body]) => body)
  putStream(
    packed,
    `/Type /ObjStm /N ${small.length} /First ${head.length}`,
    Buffer.concat([head, ...bodies]),
  )

  const start = length
  rows[table] = [1, start, 0]
  const cells = Buffer.concat(
    rows.map(([kind, where, i]) =>
      Buffer.from([kind, where >> 16, (where >> 8) & 255, where & 255, i >> 8, i & 255]),
    ),
  )
  putStream(table, `/Type /XRef /Size ${table + 1} /W [1 3 2] /Root ${root} /Info ${info} 0 R`, cells)
  put(`startxref\n${start}\n%%EOF\n`)
  return Buffer.concat(chunks)
}

const isStream = (body: Buffer) => body.lastIndexOf('endstream') !== -1
