import type { ReactNode } from 'react'
import type { Artifact as ArtifactContent } from '../../content/model/artifact.ts'
import { buttonVariants } from '../../content/model/link.ts'
import { Artifact } from '../paper/Artifact.tsx'
import { button } from '../primitives/Button/Button.css.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { CheckboxGroup } from '../primitives/CheckboxGroup/CheckboxGroup.tsx'
import { StatusText } from '../primitives/StatusLine/StatusLine.tsx'
import { TextField } from '../primitives/TextField/TextField.tsx'
import * as css from './Gallery.css.ts'

/** Interaction states as data attributes, since screenshots cannot hover. */
const states = [
  ['At rest', {}],
  ['Hovered', { 'data-hovered': '' }],
  ['Pressed', { 'data-pressed': '' }],
  ['Focused', { 'data-focus-visible': '' }],
  ['Disabled', { disabled: true }],
] as const

const areas = ['SEO', 'Google Ads', 'Landing Pages'].map((value) => ({ value, label: value }))

/** The type scale, every object, and every primitive in every variant, size and state. */
export function Gallery({ objects }: { objects: ReadonlyMap<string | undefined, ArtifactContent> }) {
  return (
    <>
      <Exhibit title="Type scale">
        <h2>A heading of a section, set in two balanced lines where it is long enough</h2>
        <h3>A card’s title</h3>
        <p>
          Running text: “We build fundraising that keeps going between campaigns” – with real quotation marks,
          dashes and a <a href="#buttons">link to the buttons</a>.
        </p>
      </Exhibit>
      <Exhibit title="Paper">
        <h2>Paper</h2>
        <div className={css.objects}>
          {[...objects].map(([kind, artifact]) => (
            <div key={kind}>
              <p>{kind}</p>
              <Artifact artifact={artifact} />
            </div>
          ))}
        </div>
      </Exhibit>
      <Exhibit title="Buttons" id="buttons">
        <h2>Buttons</h2>
        {buttonVariants.map((variant) => (
          <div key={variant} className={css.row}>
            <span className={css.name}>{variant}</span>
            {states.map(([state, attributes]) => (
              <button key={state} type="button" className={button({ variant })} {...attributes}>
                {state}
              </button>
            ))}
            <Button variant={variant} size="small">
              Small
            </Button>
            <Button variant={variant} size="large">
              Large
            </Button>
          </div>
        ))}
        <div className={css.row}>
          <Button variant="mission" isPending>
            Booking...
          </Button>
        </div>
      </Exhibit>
      <Exhibit title="Fields">
        <h2>Fields</h2>
        <div className={css.stand}>
          <TextField label="At rest" name="rest" />
          <TextField label="Required, filled in" name="filled" defaultValue="Amina Yusuf" required />
          <TextField label="With a description" name="described" description="With http:// or https://" />
          <TextField
            label="Wrong"
            name="wrong"
            defaultValue="amina@"
            errorMessage="Please enter a valid email address"
          />
          <TextField label="Locked" name="locked" defaultValue="amina@example.org" readOnly />
          <TextField label="Disabled" name="disabled" defaultValue="Not now" disabled />
          <TextField label="Text area" name="goal" rows={3} />
          <TextField label="Wrong" name="goal-wrong" rows={3} errorMessage="Primary goal is required" />
          <CheckboxGroup id="at-rest" name="areas" label="At rest" options={areas} />
          <CheckboxGroup
            id="chosen"
            name="areas"
            label="Chosen"
            options={areas}
            checked={['SEO', 'Landing Pages']}
            required
          />
          <CheckboxGroup
            id="wrong"
            name="areas"
            label="Wrong"
            options={areas}
            errorMessage="Please select at least one area"
          />
          <CheckboxGroup
            id="disabled"
            name="areas"
            label="Disabled"
            options={areas}
            checked={['SEO']}
            disabled
          />
        </div>
      </Exhibit>
      <Exhibit title="Messages">
        <h2>Messages</h2>
        <StatusText title="Meeting link copied!" tone="neutral" />
        <StatusText
          title="Please fix the errors"
          description="Check the highlighted fields and try again"
          tone="destructive"
        />
      </Exhibit>
    </>
  )
}

const Exhibit = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => (
  <section id={id} className={css.exhibit} aria-label={title}>
    {children}
  </section>
)
