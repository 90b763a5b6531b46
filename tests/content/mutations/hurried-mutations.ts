import { append, type ContentMutation, field, replace } from './mutation.ts'

const seo = 'content/services/nonprofit-seo.ts'

/** A sentence put behind the lead of a page. */
const sentence = (text: string, says: RegExp): ContentMutation => ({
  wrong: `“${text}”`,
  file: seo,
  edit: append('lead', ` ${text}`),
  field: /^hero\.lead$/,
  says,
})

/** The first heading of a section. */
const heading = (text: string, says: RegExp): ContentMutation => ({
  wrong: `the heading “${text}”`,
  file: seo,
  edit: field('heading', `'${text}'`),
  field: /^sections\[0\]\.heading$/,
  says,
})

/** What somebody in a hurry writes, though every word is a word. */
export const hurriedMutations: readonly ContentMutation[] = [
  sentence('Nine out of ten donors leave.', /has the figure “Nine out of ten” written out/),
  sentence('Two-thirds of visitors never come back.', /has the figure “Two-thirds” written out/),
  sentence('One in five donors gives again.', /has the figure “One in five” written out/),
  sentence('Hundreds of nonprofits trust us.', /has the figure “Hundreds of nonprofits” written out/),
  sentence('Gifts grew by forty in a year.', /has the figure “grew by forty” written out/),
  sentence('It costs ninety-nine bucks.', /has the figure “ninety-nine bucks” written out/),
  sentence('A five-hundred-dollar gift came.', /has the figure “five-hundred-dollar” written out/),
  sentence('Visitors give twice as much.', /has the figure “twice as much” written out/),
  sentence(
    'The call takes half an hour.',
    /has “call takes half an hour”, of which content\/metrics\.ts has the fig/,
  ),
  sentence(
    'The audit reaches you within a week.',
    /has “audit reaches you within a week”, of which content\/metrics\.ts has/,
  ),
  sentence('We finish on February 30.', /has “February 30”, a day that no calendar has/),
  sentence('We meet on Monday, November 20, 2026.', /has “Monday, November 20, 2026”, which is a Friday/),
  sentence('It costs $2,5 a click.', /has the figure “\$2,5” written out/),
  sentence('We walk towards your goals.', /has “towards”/),
  sentence('We send a cheque.', /has “cheque”, which is no American word/),
  sentence('We except all donations.', /has “We except”/),
  sentence('The principle donor came.', /has “principle donor”/),
  sentence('The donors gives each month.', /has “The donors gives”, which do not agree/),
  sentence('Nonprofits needs money.', /has “Nonprofits needs”, which do not agree/),
  sentence('Each of them are new.', /has “Each of them are”, which do not agree/),
  sentence('The donor’s give each month.', /has “donor’s give”, which do not agree/),
  sentence('Your donors gifts matter.', /has “Your donors gifts”, which do not agree/),
  sentence('It is to late.', /has “is to late”/),
  sentence('We setup your account.', /has “We setup”/),
  sentence('Everyday we write.', /has “Everyday”: You probably mean the adverb every day here/),
  sentence('We know whether they are loosing donors.', /has “loosing”/),
  sentence('The board past a motion.', /has “board past a”/),
  sentence('This pages are yours.', /has “This pages are”, which do not agree/),
  sentence('Many organization use it.', /has “Many organization”, which do not agree/),
  sentence('It don’t matter.', /has “It don’t”/),
  sentence('Less donors came.', /has “Less donors”/),
  sentence('We can helps you.', /has “can helps”, which do not agree/),
  sentence('We help you grow. We help you grow.', /has the sentence “We help you grow\.” twice/),
  sentence('How does it work.', /asks “How does it work\.” without a question mark/),
  sentence('We keep Zakat apart.', /has “Zakat” with a capital in the middle of a sentence/),
  sentence('Our Nonprofit clients.', /has “Nonprofit” with a capital in the middle of a sentence/),
  sentence('We use Sales Force.', /has “Sales Force”/),
  sentence('Ask about Ai tools.', /has “Ai”/),
  sentence('Visit example dot org.', /has the address “example dot org”/),
  sentence('Read more here.', /has “Read more here”/),
  sentence('Click the button below.', /has “Click the button”/),
  sentence('See the link below.', /has “link below”/),
  sentence(
    'Client Name writes it.',
    /has “Client Name”, which stands for a text to come \(a placeholder, fil/,
  ),
  sentence(
    'We write pages. (Source?)',
    /has “\(Source\?\)”, which stands for a text to come \(a placeholder, fille/,
  ),
  sentence(
    'We write pages. Check with Sara.',
    /has “Check with Sara”, which stands for a text to come \(a placeholder,/,
  ),
  sentence(
    'As an AI language model, I write pages.',
    /has “As an AI”, which stands for a text to come \(a placeholder, filler/,
  ),
  sentence(
    'Note to self: rewrite.',
    /has “Note to self”, which stands for a text to come \(a placeholder, fi/,
  ),
  sentence(
    'Draft: we write pages.',
    /has “\. Draft:”, which stands for a text to come \(a placeholder, filler/,
  ),
  sentence('Quote to come.', /has “Quote to come”, which stands for a text to come \(a placeholder, f/),
  heading('Why Search matters to a Nonprofit', /has “Search” with a capital in the middle of a sentence/),
  heading('How does search work', /asks “How does search work” without a question mark/),
  heading('Why search matters!', /ends with a mark/),
  heading('Section 1', /has “Section 1”, which stands for a text to come \(a placeholder, fille/),
  sentence('There is many ways to give.', /do not agree/),
  sentence('Every donors counts.', /do not agree/),
  sentence('You can to call us.', /with its verb/),
  sentence('The team are ready for it.', /as Americans do/),
  sentence('It depends of the season.', /depend on/),
  sentence('We raised about two hundred thousand for a mosque.', /written out/),
  sentence('It takes some weeks until the audit arrives.', /auditDelivery/),
  sentence('We triple your donations.', /“triple your donations” written out/),
  sentence('We plan seven-figure campaigns.', /“seven-figure” written out/),
  sentence('Look at our contact page here.', /where the link leads/),
  sentence('We Write Pages For You.', /like a title/),
  sentence('We write pages w/ you.', /the word in full|a slash/),
  sentence('Insert client story.', /a text to come/),
  sentence('Waiting for approval.', /a text to come/),
  sentence('More details soon.', /a text to come/),
  sentence('A fortnight later it worked.', /two weeks/),
  {
    wrong: 'a question asked again in other words',
    file: seo,
    edit: replace(
      /(?=\s+\{\s+question: 'What do you need from our team\?')/,
      "\n        { question: 'How long will SEO for a nonprofit take?', answer: ['It depends on how many pages you have, and on who can approve the texts.'] },",
    ),
    field: /question$/,
    says: /asks the same question as “How long does nonprofit SEO take\?”/,
  },
]
