import { card } from './model/notation.ts'
import type { SectionOf } from './model/section.ts'
import type { SiteFacts } from './model/site.ts'
import { answersIn, people, startingPrices } from './owner-facts.ts'
import type { ServicePath } from './routes.ts'
import { site } from './site.ts'

/* What a board reads before it signs: on the page and in the PDF. Sample Street Pantry is an example. */

type Paper = SectionOf<'papers'>['papers'][number]
const paper = (
  title: string,
  rows: Readonly<Record<string, string>>,
  fields: Partial<Paper> = {},
): Paper => ({ title, rows: Object.entries(rows).map(([label, text]) => ({ label, text })), ...fields })

const facts: SiteFacts = site.facts
/** The owner's own words, if there are any. */
const orElse = (fact: string | string[] | undefined, otherwise: string) =>
  [fact ?? otherwise].flat().join(' ')

/** What the sample's service starts at, if the owner says so, and what moves it. */
const startsAt = startingPrices['/services/fundraising-systems']
const from = startsAt ? `${startsAt.replace(/\.?$/, '.')} ` : ''
const feeDependsOn =
  'It depends on our hours, on the state of your records and your form, and on how many services you take.'
/** To fill in, in the text of a paper. */
const blank = '________'

/** The email after a strategy call, on one page. */
export const emailAfterCall = [
  paper(
    'Three things, and two to leave alone',
    {
      'What we saw':
        'On Tuesday we filled in your donation form on an old phone. It asked eleven questions and took four minutes. You told us that a donor’s only answer is “Transaction complete”.',
      'First, this week':
        'Write the receipt and the thank-you once, in your provider’s settings, and sign them. It’s one evening. Begin with the first letter on our letters page.',
      'Second, this month':
        'Cut the form to name, email, ZIP code and card, with the address optional. Your treasurer has the login. Then make a test gift.',
      'Third, before the appeal':
        'Of last year’s 440 donors, 251 didn’t give again. Call the 20 who gave most. Two board members, ten calls each, and no ask.',
      'Leave alone': 'The new website and the new logo. Neither is why they left.',
      'Who else to ask':
        'Your regional food bank: ask what it offers partner agencies. And your payment provider’s help line: you already pay for it.',
      'What comes next':
        'You can do all three without us. If you’d like help with the second or the third, reply and we’ll write a proposal with the amount in it.',
    },
    { note: 'The business day after the call, by email' },
  ),
]

/** A proposal, all three pages. */
export const sampleProposal = [
  paper(
    'What we’ll do',
    {
      'The problem':
        'Of last year’s 440 donors, 251 didn’t give again. None of them heard what a gift had done.',
      'By week 1':
        'We give $25 online, by check and in cash, and follow each gift. You’ll have one page: where gifts and thank-yous get lost.',
      'By week 4':
        'Every gift gets a thank-you in your words within two days. The form asks for four things, and you’ve approved each change.',
      'By week 12':
        'Everyone who gave twice has an invitation to give monthly. One of your staff has run each routine.',
      'Our part':
        'Drafts, settings and test gifts, a half-hour call each week, and after weeks 4, 8 and 12 one page with what worked and what didn’t.',
      'What we need':
        'Three years of giving records to look at, a login of our own to the form and the email tool, and one person who approves a draft within three days.',
      'Not included':
        'A new website, a new donor database, grant writing. If you need one, we say so before any work starts.',
    },
    { note: 'Page 1 of 3' },
  ),
  paper(
    'Who does what',
    {
      'Your hours, weeks 1 to 4': 'The director two a week, the treasurer one.',
      'Your hours, weeks 5 to 12':
        'The office three a week, the director one. From week 13 on, the office two, without us.',
      'Our people': `${people.join(' ') || `Name ${blank}, role ${blank}.`} Hours a week: ${blank}. Each of us has a line here, and you met us on your first call.`,
      Registration: orElse(
        facts.registration,
        `If your state registers advisers on fundraising, our number is ${blank}.`,
      ),
      'Your donor list':
        'It stays in your systems, or in encrypted storage that you control. We ask for the least access that does the job, under our own names, and give it back at the end. We keep no copy, and we don’t swap or sell it.',
      'The one number':
        'Donors who give again: 43% today, counted from your records. In month twelve you let us in again and we count the same way, at no extra charge. Five more points would be 22 people and $2,640 a year. Nobody can promise them, us included.',
      'Your accounts':
        'They’re all in your name. If we part ways, you remove our access and keep everything.',
    },
    { note: 'Page 2 of 3' },
  ),
  paper(
    'Fee, end, signatures',
    {
      'The fee': `$${blank} for all twelve weeks and the count in month twelve. It’s one fixed amount.`,
      'How we get to it': from + feeDependsOn,
      'When it’s due': orElse(facts.payment, `$${blank} on ${blank}, and $${blank} on ${blank}.`),
      'What it never is':
        'A share of what you raise, or a bonus for it. A federal grant generally can’t pay it, so take it from unrestricted money.',
      'How to stop': orElse(facts.term, `Either side can end it in writing, with ${blank} days’ notice.`),
      'If it stops early': `You owe $${blank} for the work done until then. Within ${blank} days we hand over ${blank}.`,
      'What you keep': orElse(facts.ownership, 'The letters, the settings, the lists and the logins.'),
      'The blanks':
        'Don’t sign anyone’s agreement, ours included, until three of them are filled in: the notice, what you’d owe and what you’d be handed.',
    },
    { note: 'Page 3 of 3', sign: ['For Sample Street Pantry', 'For us', 'Date'] },
  ),
]

/** The same work, reported: the map of week 1 and the page after week 8. */
export const sampleReport = [
  paper(
    'Where three gifts got lost',
    {
      'Online, $25':
        'Eleven questions, four minutes. The receipt came at once and said “Transaction complete”. Five days later there’s no thank-you.',
      'A check, $25':
        'Opened on day two, deposited on Friday. The bank slip has the amount, and the donor list doesn’t have the name.',
      'Cash, $25':
        'Two people counted it, as they should. We weren’t asked for a name, so there’s no one to thank.',
      'Lost most often': 'The name, between the bank slip and the donor list.',
      'Fix first':
        'A sheet of names that goes with each deposit slip. Then the thank-you, in week 2, and the form.',
    },
    { note: 'The map, at the end of week 1' },
  ),
  paper(
    'Weeks 5 to 8: what we counted',
    {
      'Thank-yous':
        '34 of 36 one-time gifts were thanked within two days. In week 1 it was none of our three.',
      'The form':
        'Four questions in place of eleven. On the old phone a gift takes 70 seconds, not four minutes.',
      Invitations:
        '189 people gave twice, and 40 of them give monthly already. That leaves 149 to invite. The first 50 letters are out, and two people said yes.',
      'Your hours':
        '19 in four weeks. The proposal said 16: three a week for the office, one for the director. The other three went into names that the list had twice.',
      'What didn’t work':
        'Two checks waited nine days for a thank-you, because only the director signs and she was away.',
      'By week 12': 'The other 99 invitations, in two batches, and a second person who signs.',
      'To decide on our call': 'Who signs when the director is away?',
      'The one number':
        'Donors who give again: 43% in week 1. We count it next in month twelve, so this page can’t tell you yet.',
    },
    { note: 'The report, after week 8' },
  ),
]

/** Columns of the table of all services. */
export const serviceColumns = {
  first: 'What you get first',
  notice: 'You’d notice in',
  hours: 'Your time each week',
  needs: 'It depends on',
  not: 'Don’t buy it if',
} as const
type ServiceRow = Record<keyof typeof serviceColumns, string>

/** All services, in the order of the menus. */
export const serviceTable: Readonly<Record<ServicePath, ServiceRow>> = {
  '/services/nonprofit-seo': {
    first: 'A search plan, with a page for every question people type',
    notice: 'Month 2 for fixes, month 6 for new pages',
    hours: 'An hour, to approve pages',
    needs: 'A website you can edit',
    not: 'You can’t wait six months; ads are quicker',
  },
  '/services/google-ads-nonprofits': {
    first: 'The grant application, in your name',
    notice: 'Month 2',
    hours: 'An hour',
    needs: 'IRS recognition, and a page that fits the ad',
    not: 'You only want gifts; it brings more people for programs',
  },
  '/services/landing-page-optimization': {
    first: 'A list of where people stop',
    notice: 'Month 1',
    hours: 'An hour or two',
    needs: 'Visitors who already come',
    not: 'The page has no visitors yet',
  },
  '/services/crm-nonprofits': {
    first: 'Two pages on what you need, before any product',
    notice: 'Month 3',
    hours: 'Four hours, until the move is done',
    needs: 'One person who owns it afterward',
    not: 'One well-kept spreadsheet answers your questions',
  },
  '/services/nonprofit-strategy': {
    first: 'A plan on one page',
    notice: 'Month 3',
    hours: 'Under an hour with us, after two half days at the start; the plan’s own tasks are extra',
    needs: 'The director in both workshops',
    not: 'You already know what comes first; do that',
  },
  '/services/corporate-sponsorship': {
    first: 'A policy on whose money you take',
    notice: 'Weeks with a company that knows you, months with one that doesn’t',
    hours: 'Two hours for the director, and one in all for each board member',
    needs: 'One result that you can show',
    not: 'You need the money within three months',
  },
  '/services/fundraising-systems': {
    first: 'A map of where gifts and thank-yous get lost',
    notice: 'Month 2',
    hours: 'Three or four hours',
    needs: 'Three years of giving records',
    not: 'You have so few donors that you can call them all; call them',
  },
  '/services/volunteer-youth-outreach': {
    first: 'A page on why people stay and why they leave',
    notice: 'Month 3',
    hours: 'Three hours for a coordinator',
    needs: 'A shift that people can come to',
    not: 'You have no shifts to fill',
  },
  '/services/fundraising-visibility': {
    first: 'A consent form, and the first story',
    notice: 'Month 2 for the story, later for gifts',
    hours: 'Two hours',
    needs: 'A page to send readers to',
    not: 'People already visit and don’t give; fix the page first',
  },
  '/services/fundraising-execution': {
    first: 'A baseline and a calendar',
    notice: 'Month 3',
    hours: 'Eight hours, plus one or two for the director',
    needs: 'One person with a day a week',
    not: 'No one on your team has a day a week',
  },
}

/** Leads from a service to its row, and says what comes first, the hours, and when not to buy it. */
export function inOneRow(path: ServicePath) {
  const { first, hours, not } = serviceTable[path] ?? { first: '', hours: '', not: '' }
  return card('Your hours, and when not to buy it', {
    text: `First you get ${decapitalized(first)}. Your time each week: ${decapitalized(hours)}. Don’t buy it if ${decapitalized(not)}.`,
    to: '/services/before-you-sign#services',
  })
}
const decapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** What a treasurer asks, with the answers that only the owner knows if they're filled in. */
export const treasurerQuestions = {
  'What does it cost?': `You read the amount in the proposal, before you sign. ${feeDependsOn} The sample is for an invented pantry, so its amount is blank.`,
  'Who does the work?':
    'The people you’ll meet on the first call. The proposal gives each of us a line, with a role and hours a week.',
  'Can a grant pay for this?':
    'A federal one generally can’t: the rules on federal awards exclude the costs of fundraising. A foundation’s grant may, if its agreement allows capacity building. Ask the program officer in writing.',
  'Why not a percentage?':
    'Because the code of the Association of Fundraising Professionals rules it out, and so do we. With a share of 15%, a donor’s $100 is $85 for your work, and nobody told the donor.',
  'Do you have to be registered in our state?':
    'Perhaps. About half of the states register consultants who only advise on fundraising. Tell us your state before the proposal. If it wants us registered, our number is in the proposal, or we don’t sign yet.',
  'Who owns the accounts and the data?':
    'You do. Accounts are in your name, and we’re added as users. At the end you remove us, and nothing else changes.',
  'What if it doesn’t work?':
    'You see it early. Page one of the proposal says what you’ll have by weeks 1, 4 and 12. If it isn’t there, stop. In month twelve we count the one number again and tell you what we got wrong.',
  'When does it pay for itself?':
    'Put the fee into “Your year in one table”, with your own five numbers. If the answer is later than month 24, don’t sign for the money alone. With its own hours counted, the sample pantry never breaks even.',
  'Can we talk to one of your clients?':
    'Ask on the call whether one has agreed to talk. We give out a name only with written permission. The fullest result here is Securing Degrees, under Impact Stories, without dates or starting numbers so far.',
  ...answersIn(facts, ['prices', 'payment', 'term', 'references', 'people']),
}
