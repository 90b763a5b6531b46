import { oldHashes } from '../content/redirects.ts'

/**
 * Runs in the head before the first paint and when the hash changes: redirects `/#about`, `/#about/` and `/#/about` to
 * `/our-mission`, and `/#/contact` to `/contact`. Keeps the query of the hash or, if it has none, of the URL. Runs
 * only on the home page, since `#services` may be an anchor elsewhere. `/#//other.site` must not leave the site.
 */
export const hashRedirectScript = `(function(f){f();addEventListener('hashchange',f)})(function(){var p=location.hash.slice(1).split('?'),h=p.shift().replace(/\\/+$/,''),q=p.join('?'),t=${JSON.stringify(oldHashes)};if(location.pathname!=='/'||!h)return;var n=h.replace(/^[\\/\\\\]+/,''),to=({}).hasOwnProperty.call(t,n)?t[n]:h[0]==='/'?'/'+n:'';if(to&&to!=='/')location.replace(to+(q?'?'+q:location.search))})`
