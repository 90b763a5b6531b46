import { letter } from './letter.ts'

/** From a food bank, Sample Street Pantry: a donor's first year. */
export const foodBankLetters = [
  letter('thanks-by-email', 'Thank-you for a first gift, by email', {
    when: 'Send it within two days of the gift.',
    subject: 'What your [$40] did on [Thursday]',
    lines: [
      [
        'Hello [First name],',
        'Her own name.',
        '“Dear friend” says that you didn’t look. No first names on your list? That’s this week’s job.',
      ],
      [
        'Your [$40] came in on [Tuesday]. On [Thursday] morning it was milk, eggs and rice for [four households].',
        'What it did comes first.',
        'Write a day and a count that you could show someone. If the money isn’t spent yet, say what it will buy, and when.',
      ],
      [
        'One of them came straight from [a night shift]. She said I could tell you.',
        'One person, with her consent.',
        'No name, no photo, no pity. If nobody said yes, leave the paragraph out.',
      ],
      [
        'There’s nothing you need to do. I’ll write again in [a month] and tell you how the winter is going.',
        'No ask.',
        'A thank-you that asks is an appeal. “A month later” keeps the promise: put it on a calendar, with a name.',
      ],
      [
        'Thank you. If you’d like to see a [Thursday], call me at [your number]. I pick up.',
        'A number that rings on a desk.',
        'If it goes unanswered, leave it out.',
      ],
      [
        '[Your name], director',
        'A person signs.',
        'Keep the tax sentence in the receipt, so that this stays a letter.',
      ],
    ],
  }),
  letter('thanks-on-paper', 'The same thank-you, on paper', {
    when: 'For checks, and for gifts of [$100] or more. In the mail within two days.',
    lines: [
      ['Dear [First name],'],
      [
        'Your check for [$150] is here. I opened the envelope myself. It’s your first gift, and I’ve written that beside your name.',
        'A person saw it.',
        'Write only what’s true. If a volunteer opens the mail, let the volunteer sign.',
      ],
      [
        'By [next Friday] it will be [a week’s groceries] for [three families], at our side door.',
        'A number, a place, a day.',
        'If it goes into a general fund, say so: “It pays for a morning of the pantry.”',
      ],
      [
        'We see about [260] families a week. [Sixty] of them came for the first time since [August].',
        'Two counts.',
        'Both come from the sign-in sheet, and your treasurer can check them.',
      ],
      [
        '[A board member] will call you [next week] to say hello, and won’t ask for anything.',
        'You take the next step.',
        'What to say is in “A forty-second call”.',
      ],
      ['With thanks,'],
      ['[Your name, by hand], director'],
      [
        'P.S. Your receipt for taxes is on the second page.',
        'The practical part comes last.',
        'Higher up, it would be paperwork.',
      ],
    ],
  }),
  letter('forty-second-call', 'A forty-second call', {
    when: 'Within two weeks of the gift, from a board member. If it goes to voicemail, leave it there.',
    lines: [
      [
        '“Hi, is this [First name]? I’m [your name], from the board of [Sample Street Pantry]. I’m not calling to ask for anything.”',
        'The fear goes first.',
        'She expects an ask. Say that there’s none, and keep to it.',
      ],
      [
        '“You gave us [$40] last [Tuesday]. That was [milk, eggs and rice for four households], and I wanted to say thank you.”',
        'One fact.',
        'The same one as in the email, so that the two fit together.',
      ],
      [
        '“May I ask what made you think of us?”',
        'One question, then wait.',
        'Write down her words. They’re the best line of your next letter. Skip the question on voicemail.',
      ],
      ['“Thank you. [The director] will write to you in [a month]. Have a good evening.”'],
    ],
  }),
  letter('day-thirty', 'A month later', {
    when: 'On day 30, by email, to everyone whose first gift was last month.',
    subject: 'A month later on Sample Street',
    lines: [
      ['Hello [First name],'],
      [
        'A month ago you gave [$40]. Since then [812] households have come to our side door, [61] of them for the first time.',
        'Her gift, then the month.',
        'Two counts from the sign-in sheet.',
      ],
      [
        'Two things went well: [the eggs came every week, and the new freezer works]. One didn’t: [we ran out of diapers twice].',
        'One thing that didn’t.',
        'It’s why people believe the other two.',
      ],
      [
        'If you’d like to see it: [Thursdays, 8 to 2]. Wear shoes you don’t mind getting dirty.',
        'An invitation that costs nothing.',
        'Tell the people at the door that visitors may come.',
      ],
      [
        'What would you want to hear about next? Just reply. I read these.',
        'A question she can answer.',
        'Send it from an address that’s read every day.',
      ],
      ['[Your name], director'],
    ],
  }),
  letter('monthly', 'The invitation to give monthly', {
    when: 'To people who gave twice and were thanked twice. About three months after the second gift.',
    subject: '[$15] on the first of the month',
    lines: [
      ['Hello [First name],'],
      [
        'You’ve given [twice this year]. So you know what it’s for: [$15] buys one household’s milk for a month.',
        'A price she can picture.',
        'Take it from a real invoice.',
      ],
      [
        'In [July] gifts stop and the line doesn’t. Last [July] we bought [40% less] than in [December].',
        'One month is the reason.',
        'An empty July is hers to fix.',
      ],
      [
        'Would you give [$15] a month? That’s one household, all year.',
        'One ask, one amount.',
        'At or below what she usually gives.',
      ],
      [
        'It takes two minutes: [your monthly page]. You can stop any time by answering this email.',
        'How to stop, before she asks.',
        'Try it yourself first. If stopping takes a phone call, fix that before you send.',
      ],
      [
        'In [January] you’ll get one page: what it bought, month by month, and one receipt for the year.',
        'What she gets back.',
        'One receipt for the year also saves her eleven emails.',
      ],
      ['[Your name], director'],
    ],
  }),
  letter('lapsed', 'To someone who gave last year, not this year', {
    when: 'In October, before the year-end letter. Call the first twenty on the list instead, without an ask.',
    subject: '[First name], you gave last [December]',
    lines: [
      ['Hello [First name],'],
      [
        'Last [December] you gave [$50], and I never told you what it did. It was [holiday boxes for two families]. I’m sorry I didn’t write.',
        'You owe her this first.',
        'Apologize only if it’s true. If you did write, begin with what you wrote.',
      ],
      [
        'This year the line is longer: [260] families a week, up from [210]. The extra ones are [mostly people with jobs].',
        'What’s new.',
        'Tell her what changed since her gift.',
      ],
      [
        'Would you send [$50] again? It’s [two boxes], as it was last year: [your giving page].',
        'The same amount.',
        'Asking for more comes after she’s back.',
      ],
      [
        'And if you’ve moved on, tell me, and I’ll stop writing. My number is [your number].',
        'A way out.',
        'Write down why they left.',
      ],
      ['[Your name], director'],
    ],
  }),
  letter('store-manager', 'To a store manager you know', {
    when: 'By hand, after you’ve bought something. Look first at what they throw away, and when.',
    lines: [
      ['Dear [First name],'],
      [
        'I buy my own groceries at your store, and I run the pantry [four blocks down].',
        'Why him.',
        'A neighbor and a customer, before the word “sponsor”.',
      ],
      [
        'On Thursdays we’re out of [bread] by [nine]. Your crew takes yesterday’s [bread] off the shelf at [six].',
        'You looked.',
        'His problem and yours are twelve hours apart.',
      ],
      [
        'Could we pick it up? A volunteer with a van would be at your back door at [6:15] on [Thursdays]. We bring crates, keep a log and sign for every load.',
        'All the work is yours.',
        'Have the van and the volunteer before you ask.',
      ],
      [
        'Your company may ask about liability. A federal law, the Bill Emerson Good Samaritan Food Donation Act, protects food donors who act in good faith. I’ll bring a copy.',
        'His first question.',
        'Let his lawyer read the law. You only bring it.',
      ],
      [
        'Let’s try four Thursdays. On the fifth I’ll bring you a sheet: how many loaves, how many families. If it’s trouble for your people, we stop.',
        'Small, with an end.',
        'A yes to four weeks needs no headquarters. The sheet is what he shows there.',
      ],
      ['May I come by on [Wednesday at two], for ten minutes?'],
      ['[Your name], [your number]'],
    ],
  }),
]
