import { store } from '../island/store.ts'
import { needsRequestAtom, requestStepAtom } from './atoms.ts'
import { keepFocus } from './focus-step.ts'

/** Loads the call request once no time can be booked. Until then, and after a failure, the wizard links to its page. */
export async function loadRequestStep(): Promise<void> {
  if (!store.get(needsRequestAtom) || store.get(requestStepAtom)) return
  const { RequestStep } = await import('./RequestStep.tsx')
  keepFocus(() => store.set(requestStepAtom, { RequestStep }))
}
