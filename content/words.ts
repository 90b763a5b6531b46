/**
 * Words that the spelling check accepts although they are not in its American dictionary: names, technical terms and
 * terms of Islamic giving. A name is spelled as its owner spells it. Keep the list in alphabetical order.
 */
export const words: readonly string[] = `
  A. additionality Adha adhan AFP al alaikum alhamdulillah amanah AmeriCorps Assalamu awqaf awwal backlink barakah
  Blackbaud Bloomerang Bridgespan C. Calendly chatbot ChatGPT deliverability dhikr Dhul Donorbox
  DonorPerfect dua Eid EIN Eventbrite EZ f Fi fidyah fiqh fitr fitra flyer flyers funder Givebutter
  GivingTuesday Gmail g GoFundMe hadith halaqah Hijjah HubSpot iftar iftars ins inshallah IRA istighfar
  janazah jariyah Jumada Jumu’ah kaffarah khutbah LaunchGood livestream LYBUNTs Mailchimp masjid masjids Masjids
  microsite mistyped Muharram nisab noncash onboarding ons PPC preparer Qa’dah qurbani Qur’an Rabi Rajab
  remarketing retargeting riba sadaqah sadaqat Safar sahaba salah seerah Shawwal shaykh Sha’ban
  sponsorship suhoor sunnah Supabase tahajjud takaful taraweeh Thani TikTok Ula ummah underserved
  utm VolunteerMatch waqf Wi wudu yous Zakat zakat Zeffy
`
  .trim()
  .split(/\s+/)
