/** A phone number to call, as the person typed it. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
)

export const EmailLink = ({ email }: { email: string }) => <a href={`mailto:${email}`}>{email}</a>
