import type { PdfDocument } from '../../content/documents.ts'
import { documentWords } from '../../content/page-words.ts'
import { site } from '../../content/site.ts'
import { tileColors } from '../../ui/motifs/leaf-colors.ts'
import { tileStrip } from '../../ui/motifs/leaves.ts'
import { markSvg } from '../../ui/motifs/mark.ts'
import { light } from '../../ui/tokens/palette.ts'

type CoverProps = {
  document: PdfDocument
  /** The page on which each chapter begins; unknown while the pages are still being counted. */
  pageOf: ReadonlyMap<string, number>
}

const strip = { width: 720, height: 300, gap: 10, radius: 16, colors: tileColors }

/** The first page: title, instructions and table of contents. */
export function Cover({ document, pageOf }: CoverProps) {
  return (
    <header className="cover">
      <div className="wordmark">
        {/* Our own constant. */}
        <svg viewBox="0 0 36 36" aria-hidden="true" dangerouslySetInnerHTML={{ __html: markSvg(light) }} />
        <p>{site.name}</p>
      </div>
      {/* Our own drawings: the four patterns of the site. */}
      <svg
        className="tiles"
        viewBox={`0 0 ${strip.width} ${strip.height}`}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: tileStrip(document.tile, strip) }}
      />
      <p className="eyebrow">{document.eyebrow}</p>
      <h1>{document.title}</h1>
      <p className="lead">{document.text}</p>
      <div className="cover-columns">
        <section>
          <h2 className="minor">{document.howTo.heading}</h2>
          <ol className="steps">
            {document.howTo.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        {document.chapters.length > 1 && (
          <nav>
            <h2 className="minor">{documentWords.inside}</h2>
            <ol className="contents">
              {document.chapters.map((chapter) => (
                <li key={chapter.id}>
                  <a href={`#${chapter.id}`}>
                    <span>{chapter.title}</span> <span>{pageOf.get(chapter.id) ?? 0}</span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>
    </header>
  )
}
