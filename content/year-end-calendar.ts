import { card, lists } from './model/notation.ts'
import type { SectionOf } from './model/section.ts'

/** A year-end appeal from September to January; on the page and in the PDF. */
export const yearEndCalendar = lists({
  'September: clean the list': [
    'Mark everyone who gave last year and hasn’t this year. Ask them first.',
    'Merge duplicates, fix returned addresses and honor every “do not mail”.',
    'Choose one need and one story. Get consent from the person in it.',
    'Book the printer and check your nonprofit mail permit.',
  ],
  'October: write and test': [
    'Write the letter, the December emails and the thank-you now.',
    'Ask a board member or a donor for a matching gift, and get the terms in writing.',
    'Give on your own donation page, on a phone. Fix what annoyed you.',
    'Add the question “Does your employer match gifts?” to the form or to the receipt.',
  ],
  'November: thank, then mail': [
    'Call last year’s top 20 donors. Say what their gift did, and don’t ask for anything.',
    'Mail the letter by mid-month. Nonprofit-rate mail can take two weeks or more.',
    'Tell donors 70½ or older how to give from an IRA.',
  ],
  GivingTuesday: [
    'It’s the Tuesday after Thanksgiving. Email in the morning and again at night.',
    'Give the day one goal of its own, such as the match or new monthly donors.',
    'Thank each donor within two days, and take them out of the next ask.',
  ],
  'December: weekly, then daily': [
    'Send one email a week: the story, the progress, a donor’s question, the deadline.',
    'Publish your mailing address, your EIN and how to give stock on one page.',
    'Send the last three on December 29, the morning of December 31 and that evening. Leave out everyone who’s given.',
    'Keep the envelopes of December checks, because the postmark counts.',
  ],
  'January: receipts and thanks': [
    'Check that every gift got its receipt, with the wording the IRS asks for. Send any you missed by January 31.',
    'Call each first-time donor, or have a board member do it.',
    'Tell everyone what came in and what it’ll pay for.',
    'Write down what worked, and put next year’s September on the calendar.',
  ],
})

/** What donors ask at year end; short enough for a card and for the printed page. */
export const yearEndRules: SectionOf<'cards'>['items'] = [
  card('December 31 is the date', {
    text: 'A mailed check counts for the year of its postmark. A card gift counts on the day the card is charged. Stock counts when it reaches your account.',
  }),
  card('Gifts of {receiptFrom} or more', {
    text: 'Donors need a written acknowledgment to deduct them. It names your organization, the amount and the date, and says whether they got anything in return.',
  }),
  card('If they got something back', {
    text: 'For a payment over {disclosureAbove} that’s partly a purchase, such as a gala ticket, tell the donor in writing what the dinner was worth. Only the rest is deductible.',
  }),
  card('Gifts from an IRA', {
    text: 'Donors 70½ or older can give straight from an IRA to most public charities. The money has to leave the account by December 31, so ask them to call their custodian early in the month.',
  }),
  card('Donor-advised funds', {
    text: 'The donor took the deduction when they put money into the fund. Thank the donor warmly, and leave the tax receipt to the fund’s sponsor.',
  }),
  card('Matching gifts', {
    text: 'Many employers match what their staff give. Each sets its own deadline, some at year end and some months later, so tell donors to file the form now.',
  }),
]
