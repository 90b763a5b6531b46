import type { MeetingTemplate } from './model/meeting-template.ts'
import { form, sheet, wording } from './model/notation.ts'
import type { SectionOf } from './model/section.ts'

/** What each finding says, in order. */
export const findingLabels = {
  sees: 'A donor sees',
  costs: 'What it costs',
  fix: 'What to do',
  who: 'Who does it',
} as const

/**
 * A website audit as a client gets it, of an invented food pantry: on the page and in the PDF. The numbers on the drawn
 * screens are those of the findings, counted through all stops.
 */
export const sampleAudit: SectionOf<'audit'>['stops'] = [
  {
    name: 'The search',
    text: 'A neighbor with a full car types “donate food near me” into a phone.',
    screen: sheet(
      'Search results',
      [
        { as: 'field', text: 'donate food near me' },
        { as: 'title', text: 'Home', mark: 1 },
        { as: 'text', text: 'Home About Programs Events Get Involved Contact' },
        { as: 'photo', text: 'Map' },
        { as: 'text', text: 'Open until 5 p.m.', mark: 2 },
      ],
      'screen',
    ),
    findings: [
      {
        title: 'Every page is called “Home”',
        sees: 'A blue line that says “Home”, and under it the words of the menu. The food bank two towns over has a title that answers the question.',
        costs:
          'People pick the result that names what they typed. The pantry loses them before they’ve seen it.',
        fix: 'Call the page “Donate food in Sample Town: what we take, and when”. Give the other eleven pages a title of their own, too.',
        who: 'The person who edits the site: two hours',
      },
      {
        title: 'The map still shows the summer’s hours',
        sees: '“Open until 5”. The door has closed at 2 since September.',
        costs:
          'A neighbor carries six bags to a locked door and doesn’t come back. So does a family that needed them.',
        fix: 'Correct the hours in the Google Business Profile, and put the next change on the office calendar.',
        who: 'The office: 15 minutes',
      },
    ],
  },
  {
    name: 'The home page',
    text: 'The same neighbor, now on the front page, with one bar of signal.',
    screen: sheet(
      'samplestreetpantry.example',
      [
        { as: 'text', text: 'About Programs Events News Gallery Get Involved', mark: 3 },
        { as: 'photo', text: 'A photo, still loading', mark: 4 },
        { as: 'title', text: 'Nourishing hope, together', mark: 5 },
        {
          as: 'text',
          text: 'Founded on the values of dignity and partnership, we leverage community assets.',
        },
      ],
      'screen',
    ),
    findings: [
      {
        title: 'The way to give is under “Get Involved”',
        sees: 'Six entries in a menu, none of them “give”. It’s the fourth line under the last one.',
        costs: 'A donor who has decided has to look for a way to act on it, on a phone, in a parking lot.',
        fix: 'Put a “Give” button at the top right of every page, in a color that nothing else has.',
        who: 'The person who edits the site: one hour',
      },
      {
        title: 'The first photo weighs six megabytes',
        sees: 'A gray box for eleven seconds on a weak connection. We counted.',
        costs: 'The oldest phones wait longest, and they belong to people the pantry is for.',
        fix: 'Save the same photo 1,600 pixels wide. It weighs a thirtieth and looks the same.',
        who: 'The person who edits the site: 20 minutes',
      },
      {
        title: 'The headline could belong to anyone',
        sees: '“Nourishing hope, together”, then a sentence about leveraging assets. The word “groceries” is on page three.',
        costs: 'A stranger can’t repeat to a friend what the pantry does, and word of mouth stops there.',
        fix: 'Say it as the front desk does: “Free groceries, Thursdays from 8 to 2, for anyone who needs them.” Below it, what $50 buys.',
        who: 'The director: one evening, and a volunteer to read it aloud to',
      },
    ],
  },
  {
    name: 'The donation page',
    text: 'We gave $25 twice: once on a laptop, once on a phone that’s five years old.',
    screen: sheet(
      'secure checkout, another address',
      [
        { as: 'text', text: 'A payment company’s logo', mark: 6 },
        { as: 'amount', text: '$500' },
        { as: 'amount', text: '$250' },
        { as: 'amount', text: 'Other', mark: 7 },
        { as: 'chosen', text: 'Make this a monthly gift' },
        { as: 'field', text: 'Salutation' },
        { as: 'field', text: 'Address, line two', mark: 8 },
        { as: 'field', text: 'How did you hear about us?' },
        { as: 'button', text: 'Submit' },
      ],
      'screen',
    ),
    findings: [
      {
        title: 'The form looks like another company’s',
        sees: 'A new address, a payment company’s logo, and nowhere the pantry’s name.',
        costs: 'It looks like the fake pages that people are warned about, so careful ones stop here.',
        fix: 'Upload the pantry’s logo in the provider’s settings, and repeat the sentence that the donor clicked on.',
        who: 'The treasurer, who has the login: 30 minutes',
      },
      {
        title: 'It asks for $250, every month',
        sees: 'The amounts are left over from the gala: $500 and $250. For $25 we had to find “Other”, and “monthly” is already checked.',
        costs:
          'A donor with $25 feels small and leaves. One who overlooks the box calls in January and wants it back.',
        fix: 'Offer $25, $50 and $100 with what each buys, and leave “monthly” unchecked. Check the three against last year’s gifts.',
        who: 'The director decides, the treasurer types: one hour',
      },
      {
        title: 'Eleven questions come before the card',
        sees: 'A title, two address lines, a fax number, and how you heard about us.',
        costs: 'On the old phone it took us four minutes. One wrong digit emptied the form.',
        fix: 'Below the amount, keep four things: name, email, ZIP code and card. Make the mailing address optional. The ZIP code keeps out thieves who test stolen cards on short forms; the address is for your year-end letter. Ask the rest in the thank-you.',
        who: 'The treasurer: one hour, and a test gift',
      },
    ],
  },
  {
    name: 'After the gift',
    text: 'We waited two days, and we signed up as a volunteer while we did.',
    screen: sheet(
      'In the donor’s inbox, two days later',
      [
        { as: 'title', text: 'Transaction complete', mark: 9 },
        { as: 'text', text: 'Reference 0004417. Do not reply to this email.' },
        { as: 'struck', text: 'A thank-you' },
        { as: 'struck', text: 'An answer about Saturday’s shift', mark: 10 },
      ],
      'screen',
    ),
    findings: [
      {
        title: 'The only thank-you is “Transaction complete”',
        sees: 'A number, no name, no word about groceries, and not the sentence that a gift of {receiptFrom} or more needs.',
        costs:
          'The donor never hears what the gift did. And in January the office writes the receipts by hand.',
        fix: 'Write the receipt and the thank-you once, in the provider’s settings. Start from the first letter on our letters page; the director signs it.',
        who: 'The director: one evening',
      },
      {
        title: 'The volunteer form goes to an inbox that nobody opens',
        sees: '“We’ll be in touch!” Two days later, nothing. When we asked, the address turned out to belong to a coordinator who left in spring.',
        costs: 'Everyone who offered to help since then is waiting in it.',
        fix: 'Forward it to two people. Then write to everyone in it: an apology and the next open shift.',
        who: 'The office: one morning',
      },
    ],
  },
]

/** The end of the same audit. */
export const sampleStrengths = {
  'The phone':
    'We called on a Thursday at ten. A volunteer picked up on the second ring and told us the right hours.',
  'The list of needs':
    'It’s dated, it’s short, and it was changed last Monday. Link it from the thank-you, too.',
}

/** The same audit without its findings, for a team that looks at its own site. */
export const auditForm: MeetingTemplate = {
  name: 'Your own audit, on paper',
  purpose:
    'Follow one gift through your site on an old phone, off the office network. Write down where you had to wait, think or go back. Print this page as often as you need it.',
  parts: form({
    'Who looked, and how': ['Website', 'Date, and who looked', 'Phone or computer, and how old', 'Fix first'],
    'What you found (repeat for each)': {
      again: [
        'Page, and where on it',
        wording(findingLabels.sees),
        wording(findingLabels.costs),
        wording(findingLabels.fix),
        `${findingLabels.who}, by when`,
      ],
    },
  }),
}
