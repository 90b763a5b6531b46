import { browserTimeZone } from '../../data-access/attribution.ts'
import type { Call } from '../../data-access/your-call.ts'
import { contactLine, writtenFields } from '../../supabase/functions/_shared/mail/contacts.ts'
import { EmailLink, PhoneLink } from '../booking/ContactLinks.tsx'
import { Summary } from '../booking/Summary.tsx'
import * as css from './your-call.css.ts'

/** For the team: who the call is with, and what they wrote in all forms so far. */
export function AboutPerson({ call }: { call: Call }) {
  const { organization, email, phone, website, contacts, createdAt } = call
  const zone = browserTimeZone() || 'UTC'
  const written = [...contactLine(contacts, createdAt, zone), ...writtenFields(contacts, zone)]
  return (
    <aside aria-labelledby="about" className={css.about}>
      <h2 id="about">About {call.firstName}</h2>
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
    </aside>
  )
}
