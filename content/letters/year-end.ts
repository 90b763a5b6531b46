import { letter } from './letter.ts'

/** From the same food bank, at year end, with what goes into receipts. */
export const yearEndLetters = [
  letter('year-end', 'The year-end letter, on one page', {
    when: 'In the mail by mid-November, to everyone who gave in the last two years. After December 1, mail it first class to the [forty] who gave most, and email the rest the same text, with a link in place of the envelope.',
    lines: [
      ['Dear [First name],'],
      [
        'Last year, on the [second Thursday of November], the truck came at [five] instead of [eight], and [forty people] unloaded it in the dark.',
        'One morning that you saw.',
        'Not “As the year draws to a close”. If you have no morning yet, spend one at the door.',
      ],
      [
        'You were part of that morning. Your gifts last year came to [$100].',
        'Her own number.',
        'From a merge field. It’s blank if her first gift came this year, so print those apart: “You joined us in [March], with [$40].” Ask for that amount below, and thank her for this year.',
      ],
      [
        'This winter we expect [260] families a week. Last winter it was [210]. The food we’re given lasts [three weeks in four]. The fourth week, we buy.',
        'The need in three numbers.',
        'All three from your own records.',
      ],
      [
        'To buy it from January to March we need [$39,000] by December 31. [A neighbor] matches the first [$10,000], dollar for dollar.',
        'One amount, one date, one use.',
        'A match has to be real. Get it in writing, with what happens if you don’t reach it.',
      ],
      [
        'Will you send [$100] again? It buys the fourth week for [two] families.',
        'One ask.',
        'From her own history, not a ladder of six amounts.',
      ],
      [
        'Use the envelope, or give at [your giving page]. A check counts for this year if it’s mailed by December 31. To be sure, have it stamped at the counter.',
        'How, in three sentences.',
        'Postmarks from a machine can carry a later date.',
      ],
      [
        'In April I’ll write and tell you how the winter went, whatever the numbers are.',
        'A promise with a month.',
        'It’s the sentence that next year’s letter begins with.',
      ],
      ['Thank you for last year.'],
      ['[Your name, by hand], director'],
      [
        'P.S. Last year [61] gifts came in the last three days. You don’t have to be one of those: [your giving page].',
        'The ask and the date again.',
        'For everyone who starts at the end.',
      ],
    ],
  }),
  letter('weekly', 'The weekly email, also for GivingTuesday', {
    when: 'Each week until December 22, to everyone who hasn’t given since the letter. On GivingTuesday, send it in the morning and at night.',
    subject: '[No eggs] on [Thursday]',
    lines: [
      ['Hello [First name],'],
      [
        'On [Thursday] the truck brought [bread and carrots, and no eggs]. By [7:40] [a volunteer] was back from the store with [sixty dozen]. [260] families came.',
        'One thing from this week.',
        'Week one, a morning like this. Week two, how much has come in. Week three, a donor’s question and your answer.',
      ],
      [
        'To buy what we aren’t given from January to March, we need [$39,000] by December 31. As of this morning, [$18,400] is here.',
        'The letter’s number, and today’s.',
        'Copy the first from the letter, and look up the second. On GivingTuesday, add the day’s own goal: “[$5,000] of it by midnight.”',
      ],
      [
        'Will you send [$50]? It buys the fourth week for [one] family: [your giving page].',
        'One ask, one link.',
        'The price for one family is the letter’s, so that both are true.',
      ],
      ['[Your name], director'],
    ],
  }),
  letter('december-29', 'The December 29 email', {
    when: 'To everyone who got the letter and hasn’t given since.',
    subject: 'Three days, [$6,200] to go',
    lines: [
      ['Hello [First name],'],
      [
        'We need [$39,000] to buy food from January to March. As of this morning, [$32,800] is here, with [$10,000] of it from the match.',
        'Where it stands.',
        'Look it up that morning. A donor will ask.',
      ],
      [
        'If you were going to send [$50], this is the week: [your giving page].',
        'One link.',
        'No second button, no shop, no petition.',
      ],
      [
        'If you’ve already given, thank you. Your letter and mine crossed.',
        'It will happen to someone.',
        'Leave out everyone who’s given, and keep this sentence for the mail on its way.',
      ],
      ['[Your name], director'],
    ],
  }),
  letter('december-31', 'The email on December 31', {
    when: 'In the morning, and once more at five with the new number and hour. Leave out everyone who’s given.',
    subject: 'Until midnight',
    lines: [
      ['Hello [First name],'],
      [
        'We’re [$2,100] short of the winter’s [$39,000]. A card gift counts for this year if the card is charged before midnight: [your giving page].',
        'Two sentences.',
        'She’s on her phone, between two other things.',
      ],
      [
        'I’m at the pantry until [two], at [your number]. After today there’s no email from us until [January 4]. Then I’ll write what came in.',
        'A person, and an end.',
        'Answer the phone. Keep the promise on January 4, even if you fell short.',
      ],
      ['[Your name], director'],
    ],
  }),
  letter('ira-and-stock', 'A paragraph about IRAs and stock', {
    when: 'In the year-end letter, on the giving page and in the receipt. Have your accountant read it once.',
    lines: [
      [
        'If you’re 70½ or older, you can give straight from your IRA: up to $111,000 in 2026. You don’t pay income tax on it, and if you have to withdraw this year, it counts toward that. Ask the company that holds the IRA early in December how long it takes.',
        'They have the money and don’t know the way.',
        'It’s called a qualified charitable distribution. The limit changes every year, so check it each fall.',
      ],
      [
        'If you own stock that has gone up, you can give the shares. If you’ve held them for more than a year, you usually don’t pay tax on the gain. An electronic transfer counts on the day it reaches our account. Tell us it’s coming: the transfer may not say from whom.',
        'A share without a name.',
        'Without this sentence, you may not know whom to thank.',
      ],
      [
        'Our legal name is [your legal name], and our EIN is [00-0000000]. [Your treasurer] answers at [your number].',
      ],
    ],
  }),
  letter('receipts', 'Wording for receipts', {
    when: 'In the receipt, beside your name, the amount and the date. The button copies all four: keep the one that fits. Have your accountant read them once.',
    lines: [
      [
        'No goods or services were provided in exchange for your gift of [$250] on [December 3, 2026].',
        'Gifts of $250 or more.',
        'The donor needs it by the day they file. Sending all of them by January 31 is a good habit.',
      ],
      [
        'Your payment of [$150] on [May 8, 2026] included a dinner. Our good-faith estimate of its value is [$45]. Only what you paid above that can be deductible.',
        'A dinner, a gala ticket.',
        'Required in writing when a guest pays more than $75. The estimate is what the dinner would cost in a restaurant, not what it cost you.',
      ],
      [
        'In return for your gift you received only intangible religious benefits.',
        'Masjids, churches, synagogues.',
        'Prayers and services count. Tuition and a hall rental don’t.',
      ],
      [
        'You gave [forty winter coats] on [November 12, 2026]. No goods or services were provided in exchange.',
        'Goods.',
        'Describe them, and leave the value to the donor.',
      ],
    ],
  }),
]
