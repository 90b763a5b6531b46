/* `/resources/your-year-in-one-table`. The code fills in what is in angle brackets. */

/** How many of the donors of the year before nonprofits kept in 2025 (`facts.ts`, `fep`). */
export const sectorRetention = '43.3%'

/** Sample Street Pantry, which is invented, the fee included. */
export const sampleYear = { donors: 440, again: 189, gift: 60, monthly: 40, fee: 3300 } as const

export const yearFieldWords = {
  donors: { label: 'Donors last year', hint: 'People who gave at least once. Count each person once.' },
  again: { label: 'Of those, gave again', hint: 'This year, or in the twelve months after.' },
  gift: { label: 'Average gift, in dollars', hint: 'What people gave, divided by the number of gifts.' },
  monthly: { label: 'Monthly givers', hint: 'Of last year’s donors. Zero is fine.' },
  fee: {
    label: 'A fee you’re weighing',
    hint: 'All of it, in dollars, ours or anyone’s. If it’s monthly, take twelve.',
  },
} as const

export const yearProblemWords = {
  notANumber: 'Write a number, such as 440 or 1,250.50',
  notWhole: 'Use a whole number',
  tooLarge: 'Use a number up to 10,000,000',
  noDonors: 'With no donors last year, there’s nobody to keep. Use a year that had some.',
  moreThanDonors: 'That’s more than your donors last year. Check both numbers.',
} as const

/** The results, in order: what each is called, how it's counted, and how to count it by hand. */
export const yearResultWords = {
  stayed: {
    name: 'How many stayed',
    sum: `<again> of <donors> donors gave again. In 2025, the sector kept ${sectorRetention}.`,
    byHand: `Divide those who gave again by last year’s donors. In 2025, the sector kept ${sectorRetention}.`,
  },
  worth: {
    name: 'What one donor gives in a year',
    sum: '<monthly> monthly givers × 12 gifts, and <others> donors × 1 gift: <gifts> gifts. At <gift> each, <total>. Divided by <donors> donors.',
    byHand:
      'Count 12 gifts for each monthly giver and 1 for everyone else. Multiply by the average gift, and divide by the donors.',
  },
  gain: {
    name: 'What five more points bring in a year',
    sum: 'Five in a hundred of <donors> donors, in whole people: <more>. At <worth> each.',
    allLeft: 'Only <more> of <donors> donors didn’t give again. At <worth> each.',
    nobodyLeft: 'Everyone gave again, so there’s nobody left to keep.',
    byHand: 'Take five in a hundred of your donors, times what one gives in a year.',
  },
  needed: {
    name: 'What the fee has to bring back',
    sum: '<fee> divided by <worth>, rounded up. That’s <points> points of retention.',
    tooMany: '<fee> divided by <worth>, rounded up. That’s more donors than you had.',
    noFee: 'There’s no fee to earn back.',
    noGifts: 'Without gifts, no number of donors earns it back.',
    byHand: 'Divide the fee by what one donor gives in a year.',
    unit: 'donors',
    unitOne: 'donor',
  },
  month: {
    name: 'When five points have paid it back',
    sum: '<gain> a year is <perMonth> a month. <fee> divided by that, rounded up.',
    noGain: 'There’s no gain to pay it with.',
    byHand: 'Divide the gain by 12, and the fee by the result.',
    value: 'Month <month>',
    atOnce: 'At once',
    never: 'Never',
  },
} as const

export const yearTableWords = {
  results: 'The year, worked out',
  invented: `These are made-up numbers, and $${sampleYear.fee.toLocaleString('en-US')} isn’t our price. Type your own.`,
  partly: 'As in the made-up sample: <fields>.',
  own: 'These numbers are in this page’s address and nowhere else: nothing is sent or stored.',
  /** For the board, read aloud by screen readers when it changes. */
  inOneSentence:
    'We kept <retention> of last year’s donors. Five more points would bring <gain> a year. A fee of <fee> <paidBack>.',
  paidBack: {
    month: 'is paid back in month <month>',
    atOnce: 'has nothing to pay back',
    late: 'isn’t paid back before month <month>: for this reason alone, it isn’t worth it',
    never: 'isn’t paid back: for this reason alone, it isn’t worth it',
  },
  incomplete: 'Fill in all five numbers, and the results are here.',
  wrong: 'Check the marked numbers.',
  chart: 'What five more points bring, month by month for two years, against the fee.',
  feeLine: 'The fee',
  firstMonth: 'Month 1',
  lastMonth: '24',
  table: {
    columns: ['In a year', 'Today', 'Five more points', 'Change'],
    stayed: 'Donors who stay',
    given: 'What they give',
    after: 'The gain of two years, after the fee',
  },
  limits: {
    heading: 'What this can’t tell you',
    points: [
      'Whether the five points will come. They’re an assumption, and nobody can promise them, us included.',
      'What somebody who comes back gives. The sum takes your average donor, with monthly givers in it, and one gift a year would bring less.',
      'When gifts come in. The table spreads a year evenly, and your December isn’t like your July.',
      'What your largest donor will do. One gift of $5,000 moves the average gift for everyone, so leave it out and say so.',
      'Anything about new donors, grants or sponsors. It’s only about people who already gave once.',
      'What the work costs besides the fee: your own hours, and a fee that goes on in year two. Add both to it.',
    ],
  },
  actions: {
    print: 'Print It for the Board',
    copy: 'Copy the Link',
    clear: 'Clear the Numbers',
    sample: 'Show the Sample',
  },
  copied: 'Link copied. Everyone who opens it sees these numbers.',
  notCopied: 'Your browser didn’t let us copy. The numbers are in this page’s address: copy that.',
  noScript:
    'Typing your own numbers needs JavaScript, which is turned off in your browser. The sample shows each sum in words, so you can do yours with a pencil. A link with somebody’s numbers shows the sample, too.',
  printed: { title: 'Our year in one table', sign: ['Numbers checked by', 'Date', 'What the board decided'] },
} as const
