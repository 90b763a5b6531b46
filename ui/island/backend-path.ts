/** A path of the backend: at its own address where the build names one, else at the site's. */
export const backendPath = (path: `/${string}`): string => (import.meta.env.VITE_SUPABASE_URL ?? '') + path
