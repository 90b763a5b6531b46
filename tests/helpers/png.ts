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

/** Rows begin with a byte for their filter, which is none. Color type 2 is red, green and blue, 3 a palette. */
export function packPng(
  png: { width: number; height: number; colorType: 2 | 3; rows: Buffer; palette?: Buffer },
  level = 9,
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(png.width, 0)
  header.writeUInt32BE(png.height, 4)
  header.set([8, png.colorType, 0, 0, 0], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...(png.palette ? [chunk('PLTE', png.palette)] : []),
    chunk('IDAT', deflateSync(png.rows, { level })),
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

/** Undoes the filters of the PNG specification, section 9: each row was stored as its difference from a guess. */
function unfiltered(rows: Buffer, row: number, height: number): Buffer {
  const pixels = Buffer.alloc(row * height)
  const add = adder(row)
  for (let y = 0; y < height; y++) {
    const [from, to] = [y * (row + 1) + 1, y * row]
    const filter = rows[from - 1]
    const stored = rows.subarray(from, from + row)
    // Browsers in a hurry store the difference from the row above: the one that must be quick.
    if (filter === 2 && y > 0) pixels.set(add(stored, pixels.subarray(to - row, to)), to)
    else if (filter === 0 || (filter === 2 && y === 0)) pixels.set(stored, to)
    else unfilterRow(pixels, rows, { row, y, filter: filter ?? 0 })
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

function unfilterRow(
  pixels: Buffer,
  rows: Buffer,
  { row, y, filter }: Record<'row' | 'y' | 'filter', number>,
): void {
  for (let x = 0; x < row; x++) {
    const at = y * row + x
    const left = x < bytesPerPixel ? 0 : (pixels[at - bytesPerPixel] ?? 0)
    const above = y === 0 ? 0 : (pixels[at - row] ?? 0)
    const corner = x < bytesPerPixel || y === 0 ? 0 : (pixels[at - row - bytesPerPixel] ?? 0)
    pixels[at] = (rows[y * (row + 1) + 1 + x] ?? 0) + guess(filter, left, above, corner)
  }
}

function guess(filter: number, left: number, above: number, corner: number): number {
  switch (filter) {
    case 1:
      return left
    case 2:
      return above
    case 3:
      return (left + above) >> 1
    case 4: {
      const sum = left + above - corner
      const [a, b, c] = [Math.abs(sum - left), Math.abs(sum - above), Math.abs(sum - corner)]
      return a <= b && a <= c ? left : b <= c ? above : corner
    }
    default:
      return 0
  }
}
