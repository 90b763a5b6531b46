import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** A picture of three bytes a pixel, as the browser writes screenshots. */
export type Picture = { width: number; height: number; pixels: Buffer }

const signature = Buffer.from('89504e470d0a1a0a', 'hex')
const bytesPerPixel = 3

/** @throws Error when it is no PNG of eight bits red, green and blue without interlacing. */
export function readPng(file: Buffer): Picture {
  const parts: Buffer[] = []
  let header: Buffer | undefined
  for (let at = signature.length; at < file.length; at += 12 + file.readUInt32BE(at)) {
    const type = file.toString('latin1', at + 4, at + 8)
    const data = file.subarray(at + 8, at + 8 + file.readUInt32BE(at))
    if (type === 'IHDR') header = data
    if (type === 'IDAT') parts.push(data)
  }
  // Depth 8, color type 2, and zero for each of the three methods.
  if (header?.toString('hex', 8) !== '0802000000') throw new Error('Not a PNG as the browser writes it')
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  return {
    width,
    height,
    pixels: unfiltered(inflateSync(Buffer.concat(parts)), width * bytesPerPixel, height),
  }
}

/** Each byte is the number of a color; rows begin with a byte for their filter, which is none. */
export function packPng(width: number, height: number, palette: Buffer, rows: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Depth 8, color type 3.
  header.set([8, 3], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/**
 * Undoes the filters of the PNG specification, section 9. A browser in a hurry knows two: a row is stored as it is, or
 * as its difference from the row above.
 */
function unfiltered(rows: Buffer, row: number, height: number): Buffer {
  const pixels = Buffer.alloc(row * height)
  const add = adder(row)
  for (let y = 0; y < height; y++) {
    const [from, to] = [y * (row + 1) + 1, y * row]
    const filter = rows[from - 1]
    const stored = rows.subarray(from, from + row)
    if (filter !== 0 && filter !== 2) throw new Error(`Not a PNG as the browser writes it: filter ${filter}`)
    pixels.set(filter === 2 && y > 0 ? add(stored, pixels.subarray(to - row, to)) : stored, to)
  }
  return pixels
}

/** Adds the bytes of two rows, each modulo 256, four in one step: a page has forty million of them. */
function adder(row: number): (a: Buffer, b: Buffer) => Uint8Array {
  const words = Math.ceil(row / 4)
  const [one, other] = [new Uint32Array(words), new Uint32Array(words)]
  const [bytesOfOne, bytesOfOther] = [new Uint8Array(one.buffer), new Uint8Array(other.buffer)]
  return (a, b) => {
    bytesOfOne.set(a)
    bytesOfOther.set(b)
    for (let i = 0; i < words; i++) {
      const [x, y] = [one[i] as number, other[i] as number]
      // Without the highest bit of each byte no sum reaches the next byte; that bit is added by itself.
      one[i] = ((x & 0x7f7f7f7f) + (y & 0x7f7f7f7f)) ^ ((x ^ y) & 0x80808080)
    }
    return bytesOfOne.subarray(0, row)
  }
}
