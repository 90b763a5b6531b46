import { capitalized, counts } from '../derived-facts.ts'
import { bookCall, download, freeAudit, page, section, sheet } from '../model/notation.ts'
import { sampleAudit, sampleStrengths } from '../sample-audit.ts'

export const sampleWebsiteAudit = page('resource', {
  title: 'Sample Website Audit of a Food Pantry, Complete',
  description: `A whole website audit of an example food pantry: ${counts.findings} findings with what a donor sees, why it costs gifts, what to do and who does it. Also as a PDF.`,
  subject: 'page',
  name: 'Sample Website Audit',
  summary: `Read a whole audit of a pantry’s site: three things to fix first, ${counts.findings} findings in all.`,
  hero: {
    eyebrow: 'Sample of our free website audit',
    title: 'A complete sample audit, for a pantry we made up',
    window: { quiet: 'climate' },
    text: 'Sample Street Pantry doesn’t exist, and neither do its numbers. Yours would read like it: what to fix first, then the findings in the order a donor comes to them, and who should fix each one.',
    actions: [freeAudit, download('Sample Website Audit', 'Download as PDF')],
    artifact: {
      kind: 'sheets',
      alt: 'The donation page of an invented pantry, with the numbers of four findings.',
      sheets: [
        sheet(
          'secure checkout, another address',
          [
            { as: 'photo', text: 'A payment company’s logo', mark: 6, note: 'Another company’s logo' },
            { as: 'amount', text: '$500' },
            { as: 'amount', text: '$250' },
            { as: 'amount', text: 'Other', mark: 7, note: '$50 fills one cart. Say so' },
            { as: 'chosen', text: 'Make this a monthly gift' },
            { as: 'field', text: 'Address, line two', mark: 8, note: 'Eleven questions before the card' },
            { as: 'field', text: 'How did you hear about us?' },
            { as: 'button', text: 'Submit' },
            { as: 'title', text: 'Transaction complete', mark: 9, note: 'The only thanks' },
          ],
          'screen',
        ),
      ],
    },
  },
  sections: [
    section.worksheet('order', 'Fix these first, and who does it', {
      intro: 'It comes to about thirteen hours, and no money. The numbers are those of the findings below.',
      columns: ['When', 'What', 'Who'],
      rows: [
        ['This week', 'The thank-you, the amounts, the form’s questions (9, 7, 8)', 'Director and treasurer'],
        ['This month', 'Hours on the map, the volunteers’ inbox, logo (2, 10, 6)', 'Treasurer and office'],
        [
          'Before the next appeal',
          'Titles, a “Give” button, photos, the headline (1, 3, 4, 5)',
          'The person who edits the site',
        ],
      ],
    }),
    section.audit('findings', `${capitalized(counts.findings)} findings, the way a donor meets them`, {
      intro: 'The numbers on each screen are the findings beside it.',
      stops: sampleAudit,
    }),
    section.cards('leave-alone', 'Two things that already work, so leave them', sampleStrengths),
    section.download('on-paper', 'Take it with you, with a blank form for your own site', {
      paragraphs: [
        `The PDF has all ${counts.findings} findings with boxes to check. Its last chapter is the form that we fill in, empty: follow a gift through your own site, and you’ll find half of them yourself.`,
      ],
      ...download('Sample Website Audit', 'Download as PDF'),
    }),
    section.callToAction('next-step', 'Get this list for your own site', {
      text: 'Send us your web address. Within {auditDelivery} you’ll have three things to fix first, then the rest. It’s free.',
      actions: [freeAudit, bookCall],
    }),
  ],
})
