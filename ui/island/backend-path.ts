/** The URL of a backend path: on VITE_SUPABASE_URL if the build sets it, otherwise on the site's own origin. */
export const backendPath = (path: `/${string}`): string => (import.meta.env.VITE_SUPABASE_URL ?? '') + path
