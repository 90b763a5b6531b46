import { notFound } from '../../content/not-found.ts'
import { pageCard } from '../../renderer/page-content.ts'
import { actions, container, intro } from '../../ui/layout/layout.css.ts'
import { Mark } from '../../ui/paper/Mark/Mark.tsx'
import { ButtonLink } from '../../ui/primitives/Button/ButtonLink.tsx'
import { PageCardList } from '../../ui/sections/PageCardList.tsx'
import * as css from './not-found.css.ts'

export function Page() {
  return (
    <div className={`${container} ${css.page}`}>
      {/* Our own constant, named by hash in the Content-Security-Policy. */}
      <script dangerouslySetInnerHTML={{ __html: "console.error('404',location.pathname)" }} />
      <div className={css.halves}>
        <div>
          <h1 className={css.title}>{notFound.title}</h1>
          <p className={intro}>{notFound.text}</p>
          <div className={actions}>
            <ButtonLink href="/" variant="mission" size="large">
              {notFound.home}
            </ButtonLink>
          </div>
        </div>
        <Mark filled={4} fallen />
      </div>
      <div className={css.links}>
        <PageCardList pages={notFound.pages.map(pageCard)} level={2} />
      </div>
    </div>
  )
}
