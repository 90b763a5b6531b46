import { inOneRow } from '../before-you-sign.ts'
import { bookCall, card, detail, freeAudit, page, section, sheet } from '../model/notation.ts'

export const crmNonprofits = page('service', {
  title: 'CRM and Automation for Nonprofits',
  description:
    'We put every donor and volunteer in one clean record and move you without losing your history. See what you’d know before you pick up the phone.',
  name: 'CRM for Nonprofits',
  summary: 'When a donor calls, you see what she gave, why, and who last talked to her.',
  hero: {
    eyebrow: 'CRM and automation',
    title: 'Every supporter in one place, every gift thanked',
    text: 'Gifts are in one spreadsheet, volunteers in another, event guests in an inbox. We put them in one system, clean them up, and let it do the reminding.',
    actions: [bookCall, freeAudit],
    artifact: {
      kind: 'sheets',
      behind: ['The gala list', 'The online list', 'The cash log'],
      alt: 'In front of three old lists, the record of one donor couple: what they gave, what they prefer, and which messages went out when.',
      sheets: [
        sheet(
          'A couple from Elm Street',
          [
            { as: 'row', text: 'March', note: 'First gift, online' },
            { as: 'row', text: 'Same day', note: 'Receipt, sent by the system' },
            { as: 'row', text: 'That week', note: 'Thank-you call from the director' },
            { as: 'row', text: 'May', note: 'News of what the gift did' },
            { as: 'row', text: 'Ramadan', note: 'Zakat, kept in its own fund' },
            { as: 'row', text: 'Today', note: 'Card expires: call' },
          ],
          'card',
        ),
      ],
    },
  },
  sections: [
    section.mockup('one-record', 'Three old lists, one clean record', {
      intro: 'What you see when you’re about to pick up the phone.',
      sheets: [
        sheet('In the old lists', [
          { as: 'title', text: 'The gala list' },
          { as: 'text', text: 'One gift, an initial, no address' },
          { as: 'title', text: 'The online list' },
          { as: 'text', text: 'Two gifts, a different name, an old email' },
          { as: 'title', text: 'The cash log' },
          { as: 'text', text: 'One gift, “the family from Elm Street”' },
        ]),
        sheet(
          'In the new record',
          [
            { as: 'row', text: 'One couple', note: 'Four gifts in three years' },
            { as: 'row', text: 'Zakat', note: 'In its own fund' },
            { as: 'row', text: 'OK to call', note: 'Yes. Newsletter: no' },
            { as: 'row', text: 'They help', note: 'At the weekend school' },
            { as: 'row', text: 'Card', note: 'Expires next month' },
            { as: 'button', text: 'Call them on Thursday' },
          ],
          'card',
        ),
      ],
    }),
    section.cards('read-on', 'One good spreadsheet may be enough', [
      inOneRow('/services/crm-nonprofits'),
      card('The thank-yous it would send', {
        text: 'You can copy the email, the letter, the call and the note a month later.',
        to: '/resources/letters#thanks-by-email',
      }),
    ]),
    section.prose('why-it-matters', 'When your development director leaves, the history stays', {
      text: [
        'Without a system you lose track of who gave, why they gave, and who promised to call them. A CRM is a database of those relationships, and it stays with you.',
        'It fails, however good the product, if it’s full of duplicates from day one, nobody is in charge of it, and staff go back to their spreadsheets. So we ask three questions before we look at any product. What decisions should your donor file help you make? Who types in what, and when? Who owns the system once we’re gone?',
      ],
      points: [
        'A donor who gave last week gets an appeal that starts with “We miss you”.',
        'One couple has two records, so they get every letter twice.',
        'A recurring gift ends because a card expired and the notice went to an old address.',
        'A restricted gift gets spent on something else because the restriction was in an email.',
      ],
    }),
    section.serviceDetails('what-we-do', 'Set up with you, from the move to the reports', [
      detail('choose-and-move', 'database', 'CRM choice and migration', {
        text: 'We find a system that fits your size, and move every gift, note and consent.',
        what: 'We write down what you need on two pages and compare products on your own examples, counting nonprofit prices, add-ons and your staff’s hours. Then we map every column of the old lists to the new system, move a sample, and let your staff find the errors. Only then do we move everything.',
        why: 'A system picked from a demo is built around other people’s work. And if you skip the sample, every old mistake moves with you.',
        example:
          'Say you’re a community center that runs on six spreadsheets and an email tool. We list what each sheet is for, find that two are copies no one trusts, and move the other four. The old files stay read-only for a year, in case anything looks off.',
      }),
      detail('clean-records', 'filter', 'Clean records', {
        text: 'We merge what belongs together, record who agreed to what, and write rules that keep it that way.',
        what: 'We merge duplicates, link households and employers, correct addresses, and record who agreed to what kind of message. Then we write one page of rules for adding a new record, and make fields required only where they have to be.',
        why: 'Duplicates hide your best supporters. A donor with four small gifts under three spellings looks like three strangers. And when you email people who asked you to stop, your reputation suffers and so does your deliverability.',
        example:
          'Zakat, sadaqah and the building fund come in through one page at a mosque, and the treasurer sorts them on Sunday nights. We give every gift a fund when it arrives, put zakat in its own report, and link each family’s records. When the committee meets to distribute zakat, the balance is already there.',
      }),
      detail('automation', 'workflow', 'Thank-yous and reminders', {
        text: 'The system sends receipts, welcome notes and reminders, and tells your staff who to call.',
        what: 'We set up a receipt and a thank-you for each kind of gift, a short welcome series for new supporters, notices for expiring cards, and tasks for staff when someone should get a call. You approve every word. Each automatic message has an owner, and a date when they reread it.',
        why: 'In a busy week, the thank-you is the first thing to slip. Let the system do the routine part, and your people have time for the call.',
        example:
          'At an animal shelter, new adopters hear nothing for months. We send care tips after a week and ask for a photo after a month. After the first season comes an invitation to give monthly. If someone writes back, the series stops and a person takes over.',
      }),
      detail('reports', 'chart-column', 'Reports people read', {
        text: 'We build a page for the board packet, and a list for every Monday: who to thank, who to call.',
        what: 'We build a handful of reports: gifts by fund and source, donors kept and lost since last year, recurring gifts, grants and pledges due, and a weekly list of people to contact. Each one says how it’s counted, so two people reading it see the same thing.',
        why: 'A forty-chart dashboard gets opened once. A list of seven people to call gets used on Monday.',
        example:
          'The board of a scholarship fund compares this year’s total with last year’s. It’s steady, so all is well. The new report shows that many small donors left and one large gift covered the gap. Now the board wants last year’s donors called before it plans another gala.',
      }),
    ]),
    section.prose('results', 'Pick the number that should change', {
      text: 'We haven’t published a result of our CRM work. Before yours starts, you and we pick one of these three numbers, and count it again in month twelve.',
      points: [
        'Second gifts: how many first-time donors gave again within a year.',
        'Recurring gifts: how many still arrive after six months, and how many failed cards got renewed.',
        'Time: days between a gift and its thank-you, and hours your staff spend on lists each week.',
      ],
    }),
    section.faqs('questions', 'A move takes three months', {
      'Which CRM do you recommend?':
        'It depends on your size, your budget and who’ll look after it. If the system you already pay for can do the job, we’ll help you use it.',
      'How long does a move take?':
        'About three months. In the first we look at every list, talk to the people who type in gifts and the people who need the reports, and settle product, fields, funds and consent in writing. In the second we move a sample, then everything, and train each person on real records. In the third, thank-yous and reminders go live one at a time, and one of your staff takes over.',
      'Is our supporters’ data safe during the move?':
        'We work on copies, share files only through encrypted storage that you control, and delete our copies once you sign off on the move. Card numbers stay with your payment provider and are never part of it.',
      'There are only a few of us. Is a CRM too much?':
        'Maybe. If one well-kept spreadsheet answers your questions, keep it. A system is worth the effort once two or more people write to the same supporters, or you have recurring gifts, pledges or restricted funds to track.',
    }),
    section.callToAction('next-step', 'Find out whether you need a CRM at all', {
      text: 'We’ll go through your spreadsheets together. Your one-page email says whether to move, clean up or leave them alone.',
      actions: [bookCall, freeAudit],
    }),
  ],
})
