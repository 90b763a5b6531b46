import { createPortal } from 'react-dom'
import { browserTimeZone } from '../../data-access/attribution.ts'
import type { Call } from '../../data-access/your-call.ts'
import { contactLine, writtenFields } from '../../supabase/functions/_shared/mail/contacts.ts'
import { EmailLink, PhoneLink } from '../booking/ContactLinks.tsx'
import { Summary } from '../booking/Summary.tsx'
import { PageHead } from '../island/PageHead.tsx'
import * as css from './your-call.css.ts'

/** For the team, in the place of the page's notes: who the call is with, and what they wrote in all forms so far. */
export function AboutPerson({ call }: { call: Call }) {
  const { organization, email, phone, website, contacts, createdAt } = call
  const zone = browserTimeZone() || 'UTC'
  const written = [...contactLine(contacts, createdAt, zone), ...writtenFields(contacts, zone)]
  const aside = document.querySelector('main aside')
  if (!aside) return null
  return createPortal(
    <div className={css.about}>
      <PageHead
        title={`Call with ${call.firstName} ${call.lastName}`}
        sentence={
          {
            booked: `Move it, cancel it, or ask ${call.firstName} to choose another time.`,
            canceled: 'It’s canceled, and the time’s open again.',
            over: 'Say how it went. You can correct it later.',
          }[call.state]
        }
      />
      <h2 id="call-heading">About {call.firstName}</h2>
      <Summary
        rows={[
          organization !== '' && ['Organization', organization],
          ['Email', <EmailLink key="email" email={email} />],
          phone !== '' && ['Phone', <PhoneLink key="phone" phone={phone} />],
          // As typed: it may be no address, so it is no link.
          website !== '' && ['Website', website],
          ...written.map(({ label, value }) => [label, value] as const),
        ]}
      />
    </div>,
    aside,
  )
}
