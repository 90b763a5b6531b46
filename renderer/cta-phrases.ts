/**
 * The text of untagged links and buttons that are calls to action all the same (product specification, section 2,
 * "Modals"), in lower case with white space folded: Book (Your Free) Strategy Call, Schedule or Book Your Free
 * Consultation; Free Audit, Get Free Website Audit. Patterns, because they are a third of the list's bytes.
 */
export const callPhrase = /book( your free| a)? strategy call|(schedule|book) your free consultation/
export const auditPhrase = /(free( website)?|fundraising) audit/
