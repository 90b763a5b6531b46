import * as css from './PreviewNote.css.ts'

/** Stands above a page of a build that is not the public site. */
export function PreviewNote() {
  return <p className={css.note}>This is a preview. Contacts, quotations and legal texts are not final.</p>
}
