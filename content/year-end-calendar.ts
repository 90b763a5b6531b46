import { givingTuesday } from './facts.ts'
import { card, lists, type Row } from './model/notation.ts'
import type { SectionOf } from './model/section.ts'

/** A year-end appeal from September to January; on the page and in the PDF. */
export const yearEndCalendar = lists({
  'September: clean the list': [
    'Mark everyone who gave last year and hasn’t this year.',
    'Merge duplicates, fix returned mail and honor every “do not mail”.',
    'Choose one need and one story. Get consent from the person in it.',
    'Book the printer and check your nonprofit mail permit.',
  ],
  'October: write and test': [
    'Email the people you marked. Call the first 20 of them instead, without an ask.',
    'Write the letter, the December emails and the thank-you now.',
    'Ask a board member or a donor for a matching gift, and get the terms in writing.',
    'Give on your own donation page, on a phone. Fix what annoyed you.',
    'Add the question “Does your employer match gifts?” to the form or to the receipt.',
  ],
  'November: thank, then mail': [
    'Call last year’s top 20 donors. Say what their gift did, and don’t ask for anything.',
    'Mail the letter by mid-month. Ask the printer how long nonprofit-rate mail takes to your ZIP codes.',
    'Tell donors 70½ or older how to make a qualified charitable distribution from an IRA.',
  ],
  GivingTuesday: [
    `In 2026 it’s ${givingTuesday.replace(', 2026', '')}, the Tuesday after Thanksgiving. Email in the morning and again at night.`,
    'Give the day one goal of its own, such as the match or new monthly donors.',
    'Thank each donor within two days, and take them out of the next ask.',
  ],
  'December: weekly, then daily': [
    'Send one email a week until December 22: the story, the progress, a donor’s question.',
    'Publish your mailing address, your EIN and how to give stock on one page.',
    'Send the last three on December 29, the morning of December 31 and that evening. Leave out everyone who’s given.',
    'Tell donors who mail a check in the last days of December to take it to the post office counter and ask for a postmark or a receipt. When their letters arrive, keep the envelopes.',
  ],
  'January: receipts and thanks': [
    'Check that every gift got its receipt, with the wording the IRS asks for. Send any you missed by January 31. The law sets another day: donors need them when they file.',
    'Call each first-time donor, or have a board member do it.',
    'Tell everyone what came in and what it’ll pay for.',
    'Write down what worked, and put next year’s September on the calendar.',
  ],
})

/** The one schedule of year end: the calendar, the letters and Fundraising Execution follow it. */
export const yearEndSchedule = {
  intro:
    'Every gift gets its thank-you within two days, and everyone who has given is left out of the next ask.',
  columns: ['When', 'What goes out', 'Who gets it'] as Row,
  rows: [
    [
      'October',
      'The email to people who stopped. Calls to the first twenty, without an ask',
      'Gave last year, not this year',
    ],
    [
      'By mid-November',
      'Thank-you calls without an ask, then the letter, on paper',
      'Last year’s top 20; then all who gave in the last two years',
      { more: { label: 'Starting late? Do these', to: '/resources/year-end-appeal-calendar#starting-late' } },
    ],
    [`GivingTuesday, ${givingTuesday}`, 'Two emails, morning and night', 'Hasn’t given since the letter'],
    [
      'Each week until December 22',
      'One email: the story, the progress, a donor’s question',
      'Hasn’t given since the letter',
    ],
    [
      'December 29 and 31',
      'Three emails: the 29th, the morning of the 31st, that evening',
      'Hasn’t given yet',
    ],
    ['By January 31', 'Receipts you missed, calls to first-time donors, what came in', 'Everyone who gave'],
  ] as Row[],
}

/** What donors ask at year end; short enough for a card and for the printed page. */
export const yearEndRules: SectionOf<'cards'>['items'] = [
  card('New in 2026, for people', {
    text: 'Without itemizing, donors can deduct up to $1,000 in cash gifts to public charities ($2,000 on a joint return), but not to donor-advised funds or supporting organizations. Donors who itemize can deduct only what they give above 0.5% of their adjusted gross income. In the top bracket, a dollar deducted saves at most 35 cents.',
  }),
  card('New in 2026, for companies', {
    text: 'A corporation that files its own return (a C corporation) can deduct gifts only above 1% of its taxable income. Ask a store or a firm which kind of company it is: others have other rules. A sponsorship can come from marketing, where the limit doesn’t apply. Their accountant decides.',
  }),
  card('December 31 is the date', {
    text: 'A check counts on the day it’s mailed, by US mail and not by courier. A machine’s postmark may be days later, so donors should get one at the counter, or a Certificate of Mailing. A card gift counts on the day the card is charged, and stock when an electronic transfer reaches your account.',
  }),
  card('Gifts of {receiptFrom} or more', {
    text: 'Donors need a written acknowledgment to deduct them. It names your organization and the amount, and says whether they got anything in return. If they did, describe it and give a good-faith estimate of its value. Describe a gift in kind without valuing it. If all they got was a religious benefit, say so.',
  }),
  card('If they got something back', {
    text: 'For a payment over {disclosureAbove} that’s partly a purchase, such as a gala ticket, tell the donor in writing, in good faith, what the dinner would cost elsewhere. Only the rest is deductible.',
  }),
  card('Gifts from an IRA', {
    text: 'Donors 70½ or older can give straight from an IRA to most public charities, but not to donor-advised funds. In 2026 it’s up to $111,000 a person. It’s called a qualified charitable distribution and counts toward what they have to withdraw that year. They should call their custodian early in December.',
  }),
  card('Donor-advised funds', {
    text: 'The donor took the deduction when they put money into the fund. Thank the donor warmly, and leave the tax receipt to the fund’s sponsor.',
  }),
  card('Matching gifts', {
    text: 'Some employers match what their staff give. Each sets its own deadline, some at year end and some months later, so tell donors to file the form now.',
  }),
]
