import Type from 'typebox'

const day = Type.String({ format: 'date' })

/**
 * Whether the person or organization has agreed to the publication. `open` means not yet: the site can be built as a
 * preview, but a release build fails.
 */
export const ConsentSchema = Type.Union([
  Type.Literal('open'),
  Type.Object({
    /** The day of the consent, YYYY-MM-DD. */
    givenOn: day,
    /** Where the consent is kept: 'E-mail to the team, in the client folder'. For editors, not published. */
    record: Type.String({ minLength: 8, maxLength: 200 }),
  }),
])

/** Whether a lawyer has approved the current version of a legal text. */
export const LegalReviewSchema = Type.Union([
  Type.Literal('open'),
  Type.Object({
    /** The day of the review, YYYY-MM-DD; must not be before the page's last change. */
    confirmedOn: day,
    /** The reviewer's role: 'Counsel for nonprofit law'. For editors, not published. */
    by: Type.String({ minLength: 8, maxLength: 200 }),
  }),
])
