/**
 * What an untagged link or button says when it is a call to action all the same (product specification, section 2,
 * "Modals"). Compared in lower case and with white space folded.
 */
export const callPhrases = [
  'book your free strategy call',
  'book strategy call',
  'book a strategy call',
  'schedule your free consultation',
  'book your free consultation',
]
export const auditPhrases = ['free audit', 'free website audit', 'fundraising audit']
