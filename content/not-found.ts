/** The 404 page. `title` and `home` are fixed (PRODUCT.md, "Routes"). */
export const notFound = {
  seo: {
    title: 'Page Not Found',
    description:
      'There’s no page at this address. Our main sections, and a way to reach us, are one click away.',
  },
  title: 'Oops! Page not found',
  home: 'Return to Home',
  text: 'The page may have moved, or there’s a typo in the address. One of these probably has what you were looking for:',
} as const
