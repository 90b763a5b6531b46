import type { ServicePage } from '../model/page-kinds.ts'

export const crmNonprofits = {
  seo: {
    title: 'CRM and Automation for Nonprofits',
    description:
      'One clean record for every donor and volunteer, thank-yous that go out on time, and reports your board can read. How we move you without losing history.',
  },
  theme: 'mission',
  subject: 'service',
  name: 'CRM for Nonprofits',
  summary: 'One record for each supporter, thank-yous that go out on time, and reports a board can read.',
  hero: {
    eyebrow: 'CRM and automation',
    title: 'Know your supporters, and never forget to thank one',
    lead: 'Gifts in one spreadsheet, volunteers in another, event guests in somebody’s inbox. We bring them into one system, clean them, and let it do the reminding.',
    actions: [
      { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' },
      { label: 'Get Free Website Audit', tag: 'free-audit', variant: 'outline' },
    ],
    artifact: {
      kind: 'timeline',
      alt: 'The record of one donor couple: what they gave, what they prefer, and which messages went out when.',
      title: 'A couple from Elm Street',
      facts: ['Four gifts', 'Calls welcome', 'No newsletter'],
      entries: [
        { when: 'March', what: 'First gift, online' },
        { when: 'Same day', what: 'Receipt, sent by the system' },
        { when: 'That week', what: 'Thank-you call from the director' },
        { when: 'May', what: 'News of what the gift did' },
        { when: 'Ramadan', what: 'Zakat, kept in its own fund' },
        { when: 'Today', what: 'Card expires next month: call' },
      ],
    },
  },
  sections: [
    {
      kind: 'prose',
      id: 'why-it-matters',
      heading: 'Why your donor records matter',
      paragraphs: [
        'When the development director leaves, what goes with them? In many organizations it is the knowledge of who gave, why they gave, and who promised to call them. A CRM, the database of your relationships, keeps that knowledge in the house.',
        'The software is the smaller part. Most failed systems were fine products with nobody responsible for them, filled with duplicate records on the first day. People went back to their spreadsheets, and the organization paid for both.',
        'So we begin with three questions. Which decisions should the records help you make? Who types in what, and when? Who owns the system after we leave? The choice of product comes after the answers.',
      ],
      points: [
        'A donor who gave last week gets an appeal that begins with “We miss you”.',
        'Two records for one couple, and each of them gets every letter twice.',
        'Monthly gifts end because a card expired and nobody saw the notice.',
        'A restricted gift is spent on something else because the restriction stood in an email.',
      ],
    },
    {
      kind: 'serviceDetails',
      id: 'what-we-do',
      heading: 'What our CRM service includes',
      items: [
        {
          id: 'choose-and-move',
          icon: 'database',
          name: 'CRM choice and migration',
          description:
            'A system that fits your size and staff, and a move that keeps every gift, note and consent.',
          details: {
            what: 'We write down what you need on two pages, compare products on your own examples, and include prices for nonprofits, the add-ons and the hours of your staff. Then we map every column of the old lists to the new system, move a sample, let your staff find the errors, and only then move everything.',
            why: 'A system chosen from a demonstration is built around somebody else’s work. And a move without a sample carries every old mistake into the new house.',
            example:
              'Take a community center with six spreadsheets and a mail program. We list what each sheet is for, find that two of them are copies nobody trusts, and move the other four. The old files are kept read-only for a year, so that any doubt can be checked.',
          },
        },
        {
          id: 'clean-records',
          icon: 'filter',
          name: 'Clean records',
          description:
            'One record for each person and household, correct consent, and rules that keep it that way.',
          details: {
            what: 'We merge duplicates, link households and employers, correct addresses, and record who agreed to what kind of message. Then we write one page of rules for typing in a new record, and set required fields only where they are needed.',
            why: 'Duplicates hide your best supporters. Someone who gives four small gifts under three spellings looks like three strangers. Consent matters too: writing to people who asked you to stop harms your name and your mail delivery.',
            example:
              'Take a mosque that collects zakat, sadaqah and a building fund through one donation page. We give every gift a fund when it arrives, keep zakat in its own report, and link each family’s records. When the committee meets to distribute zakat, the balance is there and nobody has to reconstruct it.',
          },
        },
        {
          id: 'automation',
          icon: 'workflow',
          name: 'Thank-yous and reminders',
          description:
            'Receipts, welcome letters and reminders sent by the system; personal calls and visits suggested to your staff.',
          details: {
            what: 'We set up a receipt and a thank-you for each kind of gift, a short welcome series for new supporters, notices for expiring cards, and tasks for staff when a person should be called. You approve every text. Each automatic message has an owner and a date on which it is read again.',
            why: 'A first thank-you within a day or two is the cheapest fundraising there is, and the first thing to slip in a busy week. The system should do the routine part so that people have time for the call.',
            example:
              'Take an animal shelter whose new adopters hear nothing for months. We send a note with care tips after a week and a request for a photograph after a month. After the first season comes an invitation to become a monthly supporter. If someone answers a message, the series stops and a person takes over.',
          },
        },
        {
          id: 'reports',
          icon: 'chart-column',
          name: 'Reports people read',
          description:
            'A page for the board and a list for each Monday: who to thank, who to call, what has changed.',
          details: {
            what: 'We build a handful of reports: gifts by fund and source, donors kept and lost since last year, monthly giving, grants and pledges due, and a weekly list of people to contact. Each one has a definition on the page, so that two people reading it see the same thing.',
            why: 'A dashboard with forty charts is opened once. A list of seven names to call gets done. And a board that sees how many donors stay will ask better questions than one that sees the total alone.',
            example:
              'Take a scholarship fund whose board compares each year’s total with the last. The total is steady, so nobody worries. The new report shows that many small donors left while one large gift covered the gap. The board asks for a plan to call last year’s donors before it plans another gala.',
          },
        },
      ],
    },
    {
      kind: 'mockup',
      id: 'one-record',
      heading: 'Three old lists, one clean record',
      intro: 'What a clean record shows the person who is about to pick up the phone.',
      sheets: [
        {
          label: 'In the old lists',
          parts: [
            { as: 'title', text: 'The gala list' },
            { as: 'text', text: 'One gift, an initial, no address' },
            { as: 'title', text: 'The online list' },
            { as: 'text', text: 'Two gifts, a different name, an old email' },
            { as: 'title', text: 'The cash book' },
            { as: 'text', text: 'One gift, “the family from Elm Street”' },
          ],
        },
        {
          label: 'In the new record',
          better: true,
          parts: [
            { as: 'title', text: 'One couple, four gifts in three years' },
            { as: 'text', text: 'Their zakat is kept apart' },
            { as: 'text', text: 'May we call: yes. Newsletter: no' },
            { as: 'text', text: 'They help at the weekend school' },
            { as: 'text', text: 'Card expires next month' },
            { as: 'button', text: 'Call them on Thursday' },
          ],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'how-it-starts',
      heading: 'How we move you to a new CRM',
      items: [
        {
          title: 'Week one: see what you have',
          text: 'You send us, securely, a copy of each list with its owner’s name. We talk to the people who type in gifts and to those who need the reports.',
        },
        {
          title: 'Weeks two to four: decide and map',
          text: 'Product, fields, funds and consent are settled in writing. Your finance person is at the table, because gifts must agree with the accounts.',
        },
        {
          title: 'Month two: move and train',
          text: 'A sample first, then everything. Each person learns the three or four tasks that are theirs, on real records.',
        },
        {
          title: 'Month three: automate and hand over',
          text: 'Thank-yous, reminders and reports go live one after the other. One member of staff becomes the owner of the system, with a written guide.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'results',
      heading: 'How we measure CRM work',
      paragraphs: [
        'We publish no figure for CRM work yet: what it brings shows in your own records, and only once they are clean. So we agree with you, before we start, on the numbers that should move, and we look at them together after three, six and twelve months.',
      ],
      points: [
        'Of the people who gave for the first time, how many gave a second time within a year.',
        'How many monthly gifts still arrive after six months, and how many failed cards were renewed.',
        'Days between a gift and its thank-you, and hours that your staff spend on lists each week.',
      ],
    },
    {
      kind: 'faqs',
      id: 'questions',
      heading: 'CRM for nonprofits: common questions',
      items: [
        {
          question: 'Which CRM do you recommend?',
          answer: [
            'It depends on your size, your budget and who will look after it. A small organization is often better off with a simple donor database than with a platform that needs an administrator.',
            'If the system you pay for can do the work, we will say so and help you use it.',
          ],
        },
        {
          question: 'Is our supporters’ data safe during the move?',
          answer: [
            'We work on copies, share files only through encrypted storage that you control, and delete our copies when the move is accepted. Card numbers stay with your payment provider and are never part of a move.',
          ],
        },
        {
          question: 'We are only a few people. Is a CRM too much for us?',
          answer: [
            'It may be. If a single well-kept spreadsheet answers your questions, keep it. A system is worth the effort once two or more people write to the same supporters, or when monthly gifts, pledges or restricted funds must be tracked.',
          ],
        },
      ],
    },
    {
      kind: 'pageLinks',
      id: 'related',
      heading: 'Related services',
      groups: [
        {
          pages: [
            '/services/fundraising-systems',
            '/services/landing-page-optimization',
            '/services/productivity-tools',
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Not sure you need a CRM? Bring your spreadsheets',
      text: 'Tell us what you keep where, and what you wish you knew about your supporters. In {callLength} we can usually say whether you need a new system, a cleanup, or neither.',
      actions: [
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'mission' },
        { label: 'Get Free Website Audit', tag: 'free-audit', variant: 'outline' },
      ],
    },
  ],
} satisfies ServicePage
