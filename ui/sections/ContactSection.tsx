import type { SectionOf } from '../../content/model/section.ts'
import { grid } from '../layout/layout.css.ts'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { Icon } from '../primitives/Icon/Icon.tsx'
import * as cards from './Cards.css.ts'
import { SectionFrame } from './SectionFrame.tsx'

export type ContactDetails = { email: string; phone: string }

/** Every way to reach the provider; all of them work without JavaScript. */
export function ContactSection({
  section,
  contact,
}: {
  section: SectionOf<'contact'>
  contact: ContactDetails
}) {
  return (
    <SectionFrame {...section} tone="sunken">
      <ul role="list" className={grid.two}>
        <li className={cards.card}>
          <span className={cards.icon}>
            <Icon name="mail" />
          </span>
          <h3>Write to us</h3>
          <p className={cards.text}>Tell us what you are working on. A person reads every message.</p>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </li>
        <li className={cards.card}>
          <span className={cards.icon}>
            <Icon name="phone" />
          </span>
          <h3>Call us</h3>
          <p className={cards.text}>On working days, during office hours in the United States.</p>
          <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>
        </li>
        <li className={cards.card}>
          <span className={cards.icon}>
            <Icon name="search-check" />
          </span>
          <h3>Ask for a free website audit</h3>
          <p className={cards.text}>
            We read your site as a donor would and send you what we would change first.
          </p>
          <span>
            <ButtonLink href="#website-audit" cta="free-audit" variant="outline">
              Get Free Website Audit
            </ButtonLink>
          </span>
        </li>
        <li className={cards.card}>
          <span className={cards.icon}>
            <Icon name="calendar-check" />
          </span>
          <h3>Talk it through</h3>
          <p className={cards.text}>
            A free strategy call with somebody who does the work, at a time you choose.
          </p>
          <span>
            <ButtonLink href="/schedule" cta="book-call" variant="mission">
              Book Your Free Strategy Call
            </ButtonLink>
          </span>
        </li>
      </ul>
    </SectionFrame>
  )
}
