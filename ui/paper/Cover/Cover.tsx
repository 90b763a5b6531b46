import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { tileColors } from '../../motifs/leaf-colors.ts'
import { tileStrip } from '../../motifs/leaves.ts'
import { markSvg } from '../../motifs/mark.ts'
import { light } from '../../tokens/palette.ts'
import * as css from './Cover.css.ts'

type Document = ArtifactOf<'covers'>['covers'][number]

const box = { width: 360, gap: 5, radius: 8, colors: tileColors }

/** The first pages of PDFs: one on two sheets of paper, or a row. */
export function Covers({ artifact }: { artifact: ArtifactOf<'covers'> }) {
  const small = artifact.covers.length > 1
  return (
    <div className={small ? css.row : css.pile}>
      {artifact.covers.map((document) => (
        <Cover key={document.title} document={document} small={small} />
      ))}
    </div>
  )
}

/** In a row, covers are too small for more than their tiles and title. */
function Cover({ document, small }: { document: Document; small: boolean }) {
  const height = small ? 270 : 150
  return (
    <div className={css.cover}>
      {/* Our own constants. */}
      <svg
        aria-hidden="true"
        viewBox="0 0 36 36"
        className={css.mark}
        dangerouslySetInnerHTML={{ __html: markSvg(light) }}
      />
      <p className={css.publisher}>{document.publisher}</p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${box.width} ${height}`}
        className={css.tiles}
        dangerouslySetInnerHTML={{ __html: tileStrip(document.tile, { ...box, height }) }}
      />
      {!small && <p className={css.eyebrow}>{document.eyebrow}</p>}
      <p className={css.title}>{document.title}</p>
      {!small && (
        <>
          <p className={css.text}>{document.text}</p>
          <ul role="list" className={css.chapters}>
            {document.chapters.slice(0, 3).map((chapter) => (
              <li key={chapter}>{chapter}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
