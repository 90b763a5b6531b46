import { letter } from './letter.ts'

/** From a river group: results that take a season. */
export const riverLetters = [
  letter('after-planting', 'After the planting day, to volunteers', {
    when: 'Within two days, while there’s mud on the boots.',
    subject: 'Forty willows on Saturday',
    lines: [
      ['Hello [First name],'],
      [
        'On Saturday you put [forty] willows into the bank below [the mill]. [31] people came, and [eleven] of them were new.',
        'What their hands did.',
        'They saw it, so it needs no source. Thank for the work before you mention money.',
      ],
      [
        'In [May] we’ll count how many took. I’ll send you the number, whatever it is.',
        'A check with a date.',
        'Put the count in the calendar before you send this.',
      ],
      [
        'We’re back on [April 12], a bit farther up. Bring someone? We have gloves for two.',
        'The next step is a date.',
        'Ask for a morning and a friend. The gift comes after they’ve seen May.',
      ],
      ['[Your name], site lead'],
    ],
  }),
  letter('count-is-late', 'To a donor, when a result is late', {
    when: 'On the day you’d promised the result, not a week after.',
    subject: 'The willow count is late',
    lines: [
      ['Hello [First name],'],
      [
        'I promised you a count of the willows in [May]. I don’t have it. [The river was too high to wade.]',
        'The bad news first.',
        'One reason, no excuse. They’ll hear it anyway.',
      ],
      [
        'From the bank we can see leaves on [22] of [40]. That’s only a look.',
        'What you know, marked as such.',
        'A number that you can’t defend costs more than none.',
      ],
      [
        'The count is on [June 14] at [nine], with [two students from the college]. You can come along.',
        'A new date, and witnesses.',
        'A witness from outside makes the number worth reading.',
      ],
      [
        'Of your [$60], [$18] is left, for new stakes where we need them.',
        'Where the money is.',
        'Before they wonder.',
      ],
      ['[Your name], site lead'],
    ],
  }),
  letter('river-monthly', 'Monthly, for work without an emergency', {
    when: 'In the fall, to people who gave and have had one result from you, good or bad.',
    subject: '[$12] a month for one bend',
    lines: [
      ['Hello [First name],'],
      [
        'When the river floods, people give. Then it’s quiet for two years, and that’s when the willows go in.',
        'The quiet years.',
        'Don’t borrow a disaster that isn’t here.',
      ],
      [
        'Would you give [$12] a month? It keeps [one bend, 90 feet], planted, mowed and counted.',
        'A size she can walk.',
        'Divide a real budget by real feet.',
      ],
      ['Set it up here: [your monthly page]. You can stop any time by answering this email.'],
      [
        'Each [June] you’ll get the count for your bend, with the ones that died.',
        'Proof once a year.',
        'The same count, the same way, so that the years compare.',
      ],
      ['[Your name], site lead'],
    ],
  }),
]
