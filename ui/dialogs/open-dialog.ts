import { atom } from 'jotai'

/** The dialog that is open: one atom, so that opening one closes any other. */
export type OpenDialog =
  | { kind: 'call' }
  | { kind: 'audit' }
  /** A service card's text, as the document has it. */
  | { kind: 'detail'; title: string; body: Node }
  | { kind: 'none' }

export const openDialogAtom = atom<OpenDialog>({ kind: 'none' })
