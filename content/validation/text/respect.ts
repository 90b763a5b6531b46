/**
 * Words that put people down, or leave some of them out, and what is said instead. Where a word is right in another
 * sense (the zakat law’s own “the poor and the needy”), the sentence around says so. A list of our own, and short: the
 * kept one (retext-equality) knows six hundred words, and speaks up at “easy”, “alumni” and “my son” on this site.
 */
const words: readonly { slip: RegExp; remedy: string; unless?: RegExp }[] = [
  { slip: /\bmohammedans?\b|\bmuhammadans?\b|\bmussulm[ae]ns?\b/i, remedy: 'Muslim' },
  { slip: /\borientals?\b/i, remedy: 'the name of the country or region' },
  { slip: /\b(?:illegal (?:aliens?|immigrants?)|illegals)\b/i, remedy: 'undocumented immigrants' },
  { slip: /\bthird[ -]world\b/i, remedy: 'low-income countries, or their names' },
  {
    slip: /\bthe (?:handicapped|disabled|crippled|retarded)\b|\bhandicapped\b|\bcripples?\b|\bwheelchair-bound\b|\bconfined to a wheelchair\b|\bsuffer(?:s|ing|ed)? from a disability\b|\bspecial[ -]needs (?:people|persons|children|kids)\b/i,
    remedy: 'people with disabilities',
  },
  { slip: /\bdeaf[ -]mutes?\b|\bdeaf and dumb\b/i, remedy: 'deaf people' },
  {
    slip: /\bthe (?:needy|destitute|underprivileged|disadvantaged|less fortunate|unfortunate)\b|\bless fortunate\b|\bunderprivileged\b/i,
    remedy: 'people who need help, or families with low incomes',
    unless: /\b(?:zakat|fidyah|kaffarah|sadaqah|scholars?|categor)/i,
  },
  { slip: /\bthe homeless\b|\bvagrants?\b/i, remedy: 'people without a home' },
  {
    slip: /\b(?:chair|spokes|business|lay|police|fire|mail|sales|clergy|camera)(?:man|men)\b/i,
    remedy: 'a word for everybody (chair, spokesperson, businessperson)',
  },
  { slip: /\bmankind\b/i, remedy: 'people, or humanity' },
  {
    slip: /\bman[ -]?(?:power|hours?)\b|\bman-made\b|\bmanned\b/i,
    remedy: 'staff, hours, or made by people',
  },
  { slip: /\b(?:you|hey|hi|the) guys\b/i, remedy: 'you all, or everyone' },
  {
    slip: /\b(?:crazy|insane|insanely|lunatics?|psycho|schizo\w*|retard\w*|idiots?|idiotic|moron\w*|stupid|dumb|spastic|spaz)\b/i,
    remedy: 'a word that hurts nobody',
  },
  { slip: /\bsanity[ -]checks?\b/i, remedy: 'a last check' },
  { slip: /\b(?:black|white)list(?:s|ed|ing)?\b/i, remedy: 'block list, or allow list' },
  { slip: /\bgrandfather(?:ed|ing)\b/i, remedy: 'exempted' },
  { slip: /\bgyp(?:s|ped|ping)?\b|\bgyps(?:y|ies)\b/i, remedy: 'cheated, or Roma' },
  { slip: /\b(?:powwow|spirit animal|off the reservation|on the warpath)\b/i, remedy: 'a word of your own' },
  {
    slip: /\b(?:infidels?|heathens?|kafirs?|kuffar|pagans?)\b/i,
    remedy: 'people of other faiths, or of none',
  },
  { slip: /\bislamists?\b|\bjihadis?\b|\bmuslim extremis\w+/i, remedy: 'Muslims, or what is meant' },
  { slip: /\bmuslim church(?:es)?\b|\bislamic church(?:es)?\b/i, remedy: 'mosque' },
  {
    slip: /\bblack(?=(?:-led|-owned| people\b| communit| famil| students?\b| leaders?\b| educators?\b| women\b| men\b| youth\b| churches\b| churchgoers| organi[sz]ations?\b| nonprofits?\b| donors?\b| founders?\b| teachers?\b| parents?\b| children\b| Americans?\b))/,
    remedy: 'Black, with a capital',
  },
  {
    slip: /\bsexual preference\b|\bnormal people\b|\bcolored people\b|\bnegro(?:es)?\b/i,
    remedy: 'what people call themselves',
  },
  { slip: /\b(?:old folks|the aged|senile)\b/i, remedy: 'older people' },
  {
    slip: /\bgirls? in the office\b|\bhousewi(?:fe|ves)\b|\bmale nurses?\b|\bfemale (?:imams?|doctors?|directors?|leaders?)\b/i,
    remedy: 'the role alone',
  },
  {
    slip: /\b(?:damn|crap|crappy|shit\w*|fuck\w*|bullshit|hell of a|wtf|bastards?|piss\w*|pissed)\b/i,
    remedy: 'another word',
  },
]

/** Words that a reader may feel hurt by. */
export function respectProblems(text: string): string[] {
  return words.flatMap(({ slip, remedy, unless }) => {
    const found = slip.exec(text)?.[0]
    return found && !unless?.test(text)
      ? [`has “${found}”, by which readers may feel hurt or left out; write ${remedy}`]
      : []
  })
}
