import type { Fingerprint } from './fingerprint.ts'

/** A part of a picture that is compared separately: a section of a page, a sheet of paper. */
export type Block = {
  name: string
  /** In px from the top of the picture. It ends where the next one starts. */
  top: number
}

/** One view of a subject: a picture or text. */
export type Drawing =
  | {
      kind: 'picture'
      /** Width and state: `1440 px, dark, hovered`. */
      view: string
      png: Buffer
      /** Computed once, since decoding the PNG is slow. */
      print: Fingerprint
    }
  | {
      kind: 'text'
      /** The baseline's file below `visual-baselines/`. */
      view: string
      text: string
    }
