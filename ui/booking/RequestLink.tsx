import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'

/** Where the request step is missing: it could not be loaded, or a booked call is to be moved. */
export const RequestLink = () => (
  <ButtonLink href="/request-a-call" variant="default" size="small">
    Request a Call
  </ButtonLink>
)
