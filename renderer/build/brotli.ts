import { type BrotliOptions, brotliCompressSync, constants } from 'node:zlib'

/** The highest quality, which static hosts use too. */
export const brotliOptions = (bytes: number): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes },
})

export const brotli = (content: Uint8Array): Buffer =>
  brotliCompressSync(content, brotliOptions(content.length))
