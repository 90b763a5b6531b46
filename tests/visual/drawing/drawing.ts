import type { Fingerprint } from './fingerprint.ts'

/** A part of a picture that stands by itself: a section of a page, a sheet of paper. */
export type Block = {
  /** Its heading, or what it is. */
  name: string
  /** Where it begins, in px from the top of the picture. It ends where the next begins. */
  top: number
}

/** What one view of a subject comes to: a picture, or words. */
export type Drawing =
  | {
      kind: 'picture'
      /** Width and state: `1440 px, dark, hovered`. */
      view: string
      png: Buffer
      blocks: readonly Block[]
      /** Of the picture by its blocks; reading a picture takes as long as drawing it. */
      print: Fingerprint
    }
  | {
      kind: 'text'
      /** The baseline's file below `visual-baselines/`. */
      file: string
      text: string
    }
