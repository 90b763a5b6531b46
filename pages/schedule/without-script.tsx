import { noScriptWords } from '../../content/scheduler-words.ts'
import { frame } from '../../ui/booking/BookingWizard.css.ts'

/** Hides the steps. The media query `scripting` is not supported in older browsers. */
export const withoutSteps = <style>{`.${frame}{display:none}`}</style>

/** The team's links have their secret in the fragment, so without JavaScript they show what visitors get. */
export const teamWithoutScript = <p>{noScriptWords.team}</p>
