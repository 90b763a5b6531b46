import * as css from './PreviewNote.css.ts'

/** Shown at the top of every page of a preview build. */
export function PreviewNote() {
  return <p className={css.note}>This is a preview. Contact details, quotes and legal texts aren’t final.</p>
}
