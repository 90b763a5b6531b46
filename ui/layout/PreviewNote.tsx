import * as css from './PreviewNote.css.ts'

/** Shown at the top of every page of a preview build. */
export function PreviewNote() {
  return <p className={css.note}>This is a preview. Contacts, quotations and legal texts are not final.</p>
}
