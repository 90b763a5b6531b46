import { oldHashes } from '../content/old-hashes.ts'

/**
 * Runs in the head before the first paint, and when the hash changes: `/#services` and `/#services/` lead to
 * `/services`, `/#/our-mission` to `/our-mission`. A query goes along: that of the hash, else that of the address. Only
 * on the home page, since `#services` may be an anchor elsewhere. `/#//other.site` must not leave the site.
 */
export const hashRedirectScript = `(function(f){f();addEventListener('hashchange',f)})(function(){var p=location.hash.slice(1).split('?'),h=p.shift().replace(/\\/+$/,''),q=p.join('?'),t=${JSON.stringify(oldHashes)};if(location.pathname!=='/'||!h)return;var to=h[0]==='/'?'/'+h.replace(/^[\\/\\\\]+/,''):({}).hasOwnProperty.call(t,h)?t[h]:'';if(to&&to!=='/')location.replace(to+(q?'?'+q:location.search))})`

/**
 * Runs on the page where the code of a mail can be typed: with script, the mail's link goes on to the wizard, which
 * shows the held call and a button that confirms it. The code stays in the hash.
 */
export const heldCodeScript = `if(/^#[0-9A-Z]{12}$/.test(location.hash))location.replace('/schedule?confirm'+location.hash)`
