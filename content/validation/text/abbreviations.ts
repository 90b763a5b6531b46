/** Letters that are read one by one, and may stand in capitals. */
export const abbreviations =
  /^(?:AI|SEO|PPC|CRM|PDFs?|QR|US|USA|UK|EU|UN|IRS|FAQs?|CEO|CFO|COO|CTO|HR|IT|URLs?|ID|IDs|GDPR|CCPA|ADA|WCAG|HTML|CSS|SMS|RSS|TV|NGOs?|KPIs?|ROI|PTA|YMCA|DEI|ESG|PR|Q&A|RFPs?|MOU|LLC|CPA|EIN|SSL|API|VPN|DIY|OK|A|I|NDA|LMS|GPS|CSV|AGM|EST|CST|PST|STEM|UTM|COVID)$/
