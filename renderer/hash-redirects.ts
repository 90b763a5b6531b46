import { oldHashes } from '../content/old-hashes.ts'

/**
 * Runs in the head, before the first paint, and when the hash changes. `/#services` leads to `/services`,
 * `/#/our-mission` to `/our-mission`; the campaign in the address goes along. Only on the home page: elsewhere
 * `#services` may be an anchor of the page. `/#//other.site` must not leave the site.
 */
export const hashRedirectScript = `(function(f){f();addEventListener('hashchange',f)})(function(){var h=location.hash.slice(1),t=${JSON.stringify(oldHashes)};if(location.pathname!=='/'||!h)return;var to=h[0]==='/'?'/'+h.replace(/^[\\/\\\\]+/,''):({}).hasOwnProperty.call(t,h)?t[h]:'';if(to&&to!=='/')location.replace(to.includes('?')?to:to+location.search)})`

/**
 * On the page that takes the code of a mail: where scripts run, the link of the mail goes on to the wizard, which shows
 * what is held and has a button for it. The code stays behind the hash.
 */
export const heldCodeScript = `if(/^#[0-9A-Z]{12}$/.test(location.hash))location.replace('/schedule?confirm'+location.hash)`
