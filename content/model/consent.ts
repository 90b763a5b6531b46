import Type from 'typebox'

const day = Type.String({ format: 'date' })

/**
 * Whether somebody outside has agreed to what is published. `open` is not yet: the site can be built and shown as a
 * preview, and a release build refuses it.
 */
export const ConsentSchema = Type.Union([
  Type.Literal('open'),
  Type.Object({
    /** The day of the yes, YYYY-MM-DD. */
    givenOn: day,
    /** Where it is kept: 'E-mail to the team, in the client folder'. Editors read it, visitors do not. */
    record: Type.String({ minLength: 8, maxLength: 200, text: 'note' }),
  }),
])

/** Whether a lawyer has confirmed a legal text as it stands. */
export const LegalReviewSchema = Type.Union([
  Type.Literal('open'),
  Type.Object({
    /** The day of the review, YYYY-MM-DD: not before the page's last change. */
    confirmedOn: day,
    /** Who confirmed it, as a role: 'Counsel for nonprofit law'. Editors read it, visitors do not. */
    by: Type.String({ minLength: 8, maxLength: 200, text: 'note' }),
  }),
])
