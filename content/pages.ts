import { climateInitiatives } from './audiences/climate-initiatives.ts'
import { islamicOrganizations } from './audiences/islamic-organizations.ts'
import { nonprofitOrganizations } from './audiences/nonprofit-organizations.ts'
import { blackStar } from './case-studies/black-star.ts'
import { securingDegrees } from './case-studies/securing-degrees.ts'
import { requestACall, strategyCall } from './forms/requests.ts'
import { thanksAudit, thanksCallRequest, thanksMessage, thanksStrategyCall } from './forms/thanks.ts'
import { corporateSponsorship } from './fundraising/corporate-sponsorship.ts'
import { fundraisingExecution } from './fundraising/fundraising-execution.ts'
import { fundraisingSystems } from './fundraising/fundraising-systems.ts'
import { fundraisingVisibility } from './fundraising/fundraising-visibility.ts'
import { volunteerYouthOutreach } from './fundraising/volunteer-youth-outreach.ts'
import { ethicalGuidelines } from './legal/ethical-guidelines.ts'
import { privacyPolicy } from './legal/privacy-policy.ts'
import { termsOfService } from './legal/terms-of-service.ts'
import type { Page } from './model/page.ts'
import { gallery, gallerySections, schedule, yourCall } from './pages/app-pages.ts'
import { challengesPage } from './pages/challenges.ts'
import { contact } from './pages/contact.ts'
import { home } from './pages/home.ts'
import { impactStories } from './pages/impact-stories.ts'
import { ourMission } from './pages/our-mission.ts'
import { resourcesIndex } from './pages/resources.ts'
import { servicesIndex } from './pages/services.ts'
import { whoWeHelp } from './pages/who-we-help.ts'
import { aiToolsForMeetingManagement } from './resources/ai-tools-for-meeting-management.ts'
import { howToWriteMeetingMinutes } from './resources/how-to-write-meeting-minutes.ts'
import { letters } from './resources/letters.ts'
import { lettersFromAMasjid } from './resources/letters-masjid.ts'
import { lettersFromARiverGroup } from './resources/letters-river-group.ts'
import { lettersAtYearEnd } from './resources/letters-year-end.ts'
import { meetingMinutesOutlines } from './resources/meeting-minutes-outlines.ts'
import { meetingMinutesTemplate } from './resources/meeting-minutes-template.ts'
import { meetingNotesTemplate } from './resources/meeting-notes-template.ts'
import { sampleWebsiteAudit } from './resources/sample-website-audit.ts'
import { yearEndAppealCalendar } from './resources/year-end-appeal-calendar.ts'
import { yourYearInOneTable } from './resources/your-year-in-one-table.ts'
import type { RoutePath } from './routes.ts'
import { beforeYouSign } from './services/before-you-sign.ts'
import { crmNonprofits } from './services/crm-nonprofits.ts'
import { googleAdsNonprofits } from './services/google-ads-nonprofits.ts'
import { landingPageOptimization } from './services/landing-page-optimization.ts'
import { nonprofitSeo } from './services/nonprofit-seo.ts'
import { nonprofitStrategy } from './services/nonprofit-strategy.ts'
import { productivityTools } from './services/productivity-tools.ts'

/** The content of each page. A route without a page, or a page without a route, does not compile. */
export const pages: Readonly<Record<RoutePath, Page>> = {
  '/': home,
  '/who-we-help': whoWeHelp,
  '/impact-stories': impactStories,
  '/our-mission': ourMission,
  '/schedule': schedule,
  '/your-call': yourCall,
  '/services': servicesIndex,
  '/services/nonprofit-seo': nonprofitSeo,
  '/services/google-ads-nonprofits': googleAdsNonprofits,
  '/services/landing-page-optimization': landingPageOptimization,
  '/services/crm-nonprofits': crmNonprofits,
  '/services/nonprofit-strategy': nonprofitStrategy,
  '/services/corporate-sponsorship': corporateSponsorship,
  '/services/fundraising-systems': fundraisingSystems,
  '/services/volunteer-youth-outreach': volunteerYouthOutreach,
  '/services/fundraising-visibility': fundraisingVisibility,
  '/services/fundraising-execution': fundraisingExecution,
  '/services/before-you-sign': beforeYouSign,
  '/services/productivity-tools': productivityTools,
  '/nonprofit-organizations': nonprofitOrganizations,
  '/islamic-organizations': islamicOrganizations,
  '/climate-initiatives': climateInitiatives,
  '/challenges': challengesPage,
  '/impact-stories/black-star': blackStar,
  '/impact-stories/securing-degrees': securingDegrees,
  '/resources': resourcesIndex,
  '/resources/meeting-minutes-template': meetingMinutesTemplate,
  '/resources/meeting-minutes-outlines': meetingMinutesOutlines,
  '/resources/meeting-notes-template': meetingNotesTemplate,
  '/resources/ai-tools-for-meeting-management': aiToolsForMeetingManagement,
  '/blog/how-to-write-meeting-minutes-free-templates': howToWriteMeetingMinutes,
  '/contact': contact,
  '/strategy-call': strategyCall,
  '/request-a-call': requestACall,
  '/thanks/strategy-call': thanksStrategyCall,
  '/thanks/call-request': thanksCallRequest,
  '/thanks/audit': thanksAudit,
  '/thanks/message': thanksMessage,
  '/privacy-policy': privacyPolicy,
  '/terms-of-service': termsOfService,
  '/ethical-guidelines': ethicalGuidelines,
  '/gallery': gallery,
  '/gallery/sections': gallerySections,
  '/resources/year-end-appeal-calendar': yearEndAppealCalendar,
  '/resources/sample-website-audit': sampleWebsiteAudit,
  '/resources/letters': letters,
  '/resources/letters/year-end': lettersAtYearEnd,
  '/resources/letters/masjid': lettersFromAMasjid,
  '/resources/letters/river-group': lettersFromARiverGroup,
  '/resources/your-year-in-one-table': yourYearInOneTable,
}
