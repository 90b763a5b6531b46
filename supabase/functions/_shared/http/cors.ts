/** What the Supabase client sends along with a call, and the site's own pages need to be allowed to send. */
const allowedHeaders = 'authorization, apikey, content-type, x-client-info, x-region, prefer'

/**
 * The headers that let the site's pages, and no other site's, read an answer when the functions are on
 * another origin than the site. `siteUrl` is the site's public address.
 */
export function corsHeaders(siteUrl: string): Record<string, string> {
  return {
    'access-control-allow-origin': new URL(siteUrl).origin,
    'access-control-allow-headers': allowedHeaders,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-max-age': '86400',
    vary: 'Origin',
  }
}
