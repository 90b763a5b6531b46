/** A backend path: at VITE_SUPABASE_URL if the build sets it, else on the site's own origin. */
export const backendPath = (path: `/${string}`): string => (import.meta.env.VITE_SUPABASE_URL ?? '') + path
