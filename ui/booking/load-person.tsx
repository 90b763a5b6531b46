import { readRequest } from '../../data-access/your-request.ts'
import { backend } from '../island/backend.ts'
import { store } from '../island/store.ts'
import { Asked } from './Asked.tsx'
import { askedAtom, personAtom } from './atoms.ts'
import { forPerson } from './for-person.tsx'

/** Loads the request of the person for whom the team books. */
export async function loadPerson(secret: string): Promise<void> {
  const answer = await readRequest(await backend(), secret)
  if (!answer.ok) return
  const request = answer.value
  // The page's notes are for visitors.
  document.querySelector('main aside')?.remove()
  store.set(
    personAtom,
    forPerson({
      firstName: request.first_name,
      timeZone: request.timezone ?? '',
      day: request.preferred_day ?? '',
      secret,
    }),
  )
  store.set(askedAtom, <Asked request={request} />)
}
