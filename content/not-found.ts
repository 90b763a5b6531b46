/** The 404 page. `title` and `home` are fixed (PRODUCT.md, "Routes"). */
export const notFound = {
  seo: {
    title: 'Page Not Found',
    description: 'We couldn’t find this page. Our main sections, and a way to reach us, are one click away.',
  },
  title: 'Oops! Page not found',
  home: 'Return to Home',
  text: 'The page may have moved, or there’s a typo in the address. One of these probably has what you were looking for:',
  /** Links below it. */
  pages: ['/services', '/who-we-help', '/impact-stories', '/resources', '/our-mission', '/contact'],
} as const
