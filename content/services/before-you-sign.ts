import { emailAfterCall, sampleProposal, treasurerQuestions } from '../before-you-sign.ts'
import { counts } from '../derived-facts.ts'
import { bookCall, download, link, page, section, sheet } from '../model/notation.ts'

export const beforeYouSign = page('plain', {
  title: 'Before You Sign: A Sample Proposal in Full',
  description: `The one-page email after a free call, a sample proposal of three pages, all ${counts.services} services in one table, and what your treasurer will ask.`,
  name: 'Before You Sign',
  summary: `The email after a call, a sample proposal, all ${counts.services} services in one table.`,
  hero: {
    eyebrow: 'For your board',
    title: 'Show your board before you sign',
    window: { quiet: 'nonprofit' },
    text: `The one-page email after a call, a sample proposal of three pages, all ${counts.services} services in one table, and what your treasurer will ask. The client is an example.`,
    actions: [bookCall, link('Read the Proposal', '/services/before-you-sign#proposal')],
    artifact: {
      kind: 'sheets',
      alt: 'Two pages of a proposal: what we’ll do by weeks 1, 4 and 12, and the fee, the end and the signatures.',
      sheets: [
        sheet(
          'Page 1 of 3',
          [
            { as: 'title', text: 'What we’ll do' },
            { as: 'row', text: 'Week 1', note: 'A test gift' },
            { as: 'row', text: 'Week 4', note: 'The thank-yous' },
            { as: 'row', text: 'Week 12', note: 'The handoff' },
          ],
          'letter',
        ),
        sheet(
          'Page 3 of 3',
          [
            { as: 'title', text: 'Fee, end, signatures' },
            { as: 'row', text: 'The fee', note: 'One fixed amount' },
            { as: 'row', text: 'A share of gifts', note: 'None' },
            { as: 'row', text: 'The end', note: 'Either side' },
            { as: 'signature', text: 'You and us' },
          ],
          'letter',
        ),
      ],
    },
  },
  sections: [
    section.papers('email', 'The email you’d have the morning after', {
      intro:
        'For Sample Street Pantry, an example. The call is free, and the email is yours to keep, whoever does the work.',
      papers: emailAfterCall,
    }),
    section.papers('proposal', 'A sample proposal, all three pages', {
      intro: 'The first twelve weeks of fundraising systems for the same pantry.',
      papers: sampleProposal,
    }),
    section.serviceTable('services', `All ${counts.services} services in one table`, {
      intro: 'What you get first, when you’d notice it, and when not to buy it.',
    }),
    section.faqs('treasurer', 'What your treasurer will ask', treasurerQuestions),
    section.download('on-paper', 'All of it, for the board packet', {
      paragraphs: ['Email, proposal, table and questions in one PDF, with lines for signatures left blank.'],
      ...download('Before You Sign', 'Download as PDF'),
    }),
    section.callToAction('next-step', 'Get the email with your own name on it', {
      text: 'Talk with us for {callLength}. The next morning you have the email above, about your organization.',
      actions: [bookCall, link('Your Year in One Table', '/resources/your-year-in-one-table')],
    }),
  ],
})
