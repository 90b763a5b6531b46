import type { PdfDocument } from '../../content/documents.ts'
import { site } from '../../content/site.ts'
import { markSvg } from '../../ui/motifs/mark.ts'
import { contours, girihTile, growthArcs, threads } from '../../ui/motifs/patterns.ts'
import { light } from '../../ui/tokens/palette.ts'

type CoverProps = {
  document: PdfDocument
  /** The page on which each chapter begins; unknown while the pages are still being counted. */
  pageOf: ReadonlyMap<string, number>
}

/** The first page: title, instructions and table of contents. */
export function Cover({ document, pageOf }: CoverProps) {
  return (
    <header className="cover">
      <div className="wordmark">
        {/* Our own constant. */}
        <svg viewBox="0 0 36 36" aria-hidden="true" dangerouslySetInnerHTML={{ __html: markSvg(light) }} />
        <p>{site.name}</p>
      </div>
      <Tiles />
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
            <h2 className="minor">What’s inside</h2>
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

/** Decoration: the four patterns of the site side by side. */
function Tiles() {
  const stars = [0, 80, 160, 240].flatMap((x) => [0, 80, 160, 240].map((y) => `translate(${x} ${y})`))
  const area = { width: 320, height: 320 }
  const patterns = {
    growth: <path d={growthArcs({ size: 320, count: 5 }).join('')} />,
    islamic: stars.map((transform) => <path key={transform} d={girihTile(80)} transform={transform} />),
    nonprofit: <path d={threads({ ...area, count: 24 }).join('')} />,
    climate: <path d={contours({ ...area, rings: 9 }).join('')} />,
  }
  return (
    <div className="tiles">
      {Object.entries(patterns).map(([name, paths]) => (
        <svg
          key={name}
          viewBox="0 0 320 320"
          // The arcs expand from the lower left corner.
          preserveAspectRatio={name === 'growth' ? 'xMinYMax slice' : 'xMidYMid slice'}
          aria-hidden="true"
          className={name}
        >
          {paths}
        </svg>
      ))}
    </div>
  )
}
