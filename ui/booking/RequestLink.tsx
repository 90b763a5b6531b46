import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'

/** For somebody who cannot book another call. */
export const RequestLink = () => (
  <ButtonLink href="/request-a-call" variant="default" size="small">
    Request a Call
  </ButtonLink>
)
