/**
 * Words of this site that no American dictionary has: terms of the trade, of Islamic giving, names. A word that the
 * spelling check should accept is added here, in its alphabetical place; a product's name with its capitals belongs
 * to `validation/text/names.ts`.
 */
export const words: readonly string[] = [
  'additionality',
  'amanah',
  'barakah',
  'fiqh',
  'flyers',
  'funder',
  'hijjah',
  'iftar',
  'jariyah',
  'jumada',
  'masjid',
  'ons',
  'preparer',
  'qa’dah',
  'rabi',
  'rajab',
  'riba',
  'sadaqah',
  'safar',
  'sponsorships',
  'utm',
  'waqf',
  'yous',
  'zakat',
]
