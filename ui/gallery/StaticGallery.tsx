import { buttonVariants } from '../../content/model/button-variant.ts'
import { Motif } from '../motifs/Motif.tsx'
import { button } from '../primitives/Button/Button.css.ts'
import * as css from './Gallery.css.ts'

/** Interaction states as data attributes, since screenshots cannot hover. */
const states = [
  ['At rest', {}],
  ['Hovered', { 'data-hovered': '' }],
  ['Pressed', { 'data-pressed': '' }],
  ['Focused', { 'data-focus-visible': '' }],
  ['Disabled', { disabled: true }],
] as const

/** Static components: the type scale, every button variant in every state and size, the brand mark. */
export function StaticGallery() {
  return (
    <>
      <section className={css.exhibit} aria-label="Type scale">
        <h2>A heading of a section, set in two balanced lines where it is long enough</h2>
        <h3>A card’s title</h3>
        <p>
          Running text: “We build fundraising that keeps going between campaigns” – with real quotation marks,
          dashes and a <a href="#buttons">link to the buttons</a>.
        </p>
      </section>
      <section id="buttons" className={css.exhibit} aria-label="Buttons">
        <h2>Buttons</h2>
        {buttonVariants.map((variant) => (
          <div key={variant} className={css.row}>
            <span className={css.name}>{variant}</span>
            {states.map(([state, attributes]) => (
              <button key={state} type="button" className={button({ variant })} {...attributes}>
                {state}
              </button>
            ))}
            <button type="button" className={button({ variant, size: 'small' })}>
              Small
            </button>
            <button type="button" className={button({ variant, size: 'large' })}>
              Large
            </button>
          </div>
        ))}
      </section>
      <section className={css.exhibit} aria-label="Brand mark">
        <h2>Brand mark</h2>
        <div className={css.motif}>
          <Motif />
        </div>
      </section>
    </>
  )
}
