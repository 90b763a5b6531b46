/** The 404 page; the first two texts are fixed by the product specification, section 2. */
export const notFound = {
  seo: {
    title: 'Page not found',
    description:
      'This address leads nowhere on our site. The main sections, and a way to reach us, are one step away.',
  },
  title: 'Oops! Page not found',
  home: 'Return to Home',
  text: 'The page may have moved, or the address has a slip in it. Nothing you typed is lost. One of these probably has what you were looking for:',
} as const
