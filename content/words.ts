/**
 * Words that the spelling check accepts although they are not in its American dictionary: technical terms and terms of
 * Islamic giving. Keep the list in alphabetical order.
 */
export const words: readonly string[] = `
  additionality adhan alhamdulillah amanah awqaf awwal backlink barakah chatbot deliverability dhikr dhul
  dua fidyah fiqh fitr fitra flyer funder hadith halaqah hijjah iftar ins inshallah istighfar janazah jariyah
  jumada kaffarah khutbah livestream masjid microsite mistyped muharram nisab onboarding ons preparer qa’dah
  qurbani rabi rajab remarketing retargeting riba sadaqah sadaqat safar sahaba salah seerah shaykh
  sponsorship suhoor sunnah tahajjud takaful taraweeh thani ula ummah underserved utm waqf wudu yous zakat
`
  .trim()
  .split(/\s+/)

/** Brand names in their official spelling. The check reports other capitalization, spacing or hyphenation. */
export const brands: readonly string[] = `
  AmeriCorps, Blackbaud, Bloomerang, Calendly, ChatGPT, Donorbox, DonorPerfect, Earth Day, Eid al-Adha,
  Eid al-Fitr, Eventbrite, Facebook, Givebutter, GivingTuesday, Gmail, GoFundMe, Google Ad Grants,
  Google Ads, Google Analytics, Google Business Profile, HubSpot, Instagram, Jumu’ah, LaunchGood, LinkedIn,
  Mailchimp, PayPal, Qur’an, QuickBooks, Ramadan, Salesforce, Sha’ban, Shawwal, Supabase, TikTok,
  VolunteerMatch, WhatsApp, Wi-Fi, WordPress, YouTube, Zapier, Zeffy, iPhone
`
  .trim()
  .split(/,\s+/)

/** Preferred spellings: a pattern for other spellings, and the one to use instead. */
export const preferred: readonly [RegExp, string][] = [
  [/\bnon-profits?\b/i, 'nonprofit'],
  [/\bfund[ -]rais\w+/i, 'fundraising'],
  [/\bweb[ -]sites?\b/i, 'website'],
  [/\be-mails?\b/i, 'email'],
  [/\bon-line\b/i, 'online'],
  [/\bthank you (?=notes?|emails?|calls?|letters?|messages?)/i, 'thank-you'],
  [/\bzak(?:ah|aat|aah)\b/i, 'zakat'],
  [/\bsad(?:aqa|aka|akah|qa)\b/i, 'sadaqah'],
  [/\bram(?:adhan|azan|zan)\b/i, 'Ramadan'],
  [/\b(?:koran|quran)\b/i, 'Qur’an'],
  [/\bmoslems?\b/i, 'Muslim'],
  [/\badwords\b/i, 'Google Ads'],
  [/\bclick here\b/i, 'words that say where the link leads'],
]
