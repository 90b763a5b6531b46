import { emailAfterCall, sampleProposal, sampleReport, treasurerQuestions } from '../before-you-sign.ts'
import { counts } from '../derived-facts.ts'
import { bookCall, download, link, page, section, sheet } from '../model/notation.ts'

export const beforeYouSign = page('plain', {
  title: 'Before You Sign: A Sample Proposal in Full',
  description: `See the one-page email after a free call, a sample proposal in full, all ${counts.services} services in one table, and the answers your treasurer needs.`,
  name: 'Before You Sign',
  summary: `Read a sample proposal, the email after a call, a report, and all ${counts.services} services in one table.`,
  hero: {
    eyebrow: 'For your board',
    title: 'Show your board before you sign',
    window: { layout: 'bleed', field: 'digital' },
    text: `The email you’d have after a call, the proposal you’d sign, the report you’d read, and what each of ${counts.services} services asks of you. They’re for an invented pantry, Sample Street.`,
    actions: [bookCall, download('Before You Sign', 'Download as PDF')],
    artifact: {
      kind: 'sheets',
      alt: 'A proposal of three pages: what we’ll do, who and by when, and the fee, the end and the signatures.',
      sheets: [
        sheet('1 of 3', [{ as: 'title', text: 'What we’ll do' }]),
        sheet('2 of 3', [{ as: 'title', text: 'Who, and by when' }]),
        sheet('3 of 3', [
          { as: 'title', text: 'Fee, end, signatures' },
          { as: 'row', text: 'The fee', note: 'One fixed amount, no percentage' },
          { as: 'row', text: 'The end', note: 'Either side can; you keep everything' },
          { as: 'row', text: 'Accounts', note: 'All in your name' },
          { as: 'line', text: 'You' },
          { as: 'line', text: 'Us' },
        ]),
      ],
    },
  },
  sections: [
    section.papers('email', 'The email you’d have the next business day', {
      intro: 'It’s yours to keep, whoever does the work.',
      papers: emailAfterCall,
    }),
    section.papers('proposal', `A sample proposal of ${counts.proposalPages} pages`, {
      intro: 'Fundraising systems, for the same pantry: twelve weeks of work and one count in month twelve.',
      papers: sampleProposal.slice(0, 2),
    }),
    section.papers('fee', 'Page three: the fee, the end, the signatures', {
      intro: 'In yours, the blanks are filled in before anyone signs.',
      papers: sampleProposal.slice(2),
    }),
    section.faqs('treasurer', 'Answers for your treasurer', treasurerQuestions),
    section.papers('report', 'The map of week 1, and the report after week 8', {
      intro: 'One page each. Reading one takes ten minutes, and then we talk.',
      papers: sampleReport,
    }),
    section.serviceTable('services', `All ${counts.services} services in one table`, {
      intro: 'Each row ends with when not to buy it.',
    }),
    section.download('on-paper', 'All of it, for the board packet', {
      paragraphs: [
        'Email, proposal, report, table and answers in one PDF, with lines for signatures left blank.',
      ],
      ...download('Before You Sign', 'Download as PDF'),
    }),
    section.callToAction('next-step', 'Get the email with your own name on it', {
      text: 'Talk with us for {callLength}. By the next business day you’ll have this email about your own donors and your own form.',
      actions: [bookCall, link('Your Year in One Table', '/resources/your-year-in-one-table')],
    }),
  ],
})
