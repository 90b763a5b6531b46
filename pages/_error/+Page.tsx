import { notFound } from '../../content/not-found.ts'
import { pageCard } from '../../renderer/page-content.ts'
import { actions, container, intro } from '../../ui/layout/layout.css.ts'
import { Motif } from '../../ui/motifs/Motif.tsx'
import { ButtonLink } from '../../ui/primitives/Button/ButtonLink.tsx'
import { PageCardList } from '../../ui/sections/PageCardList.tsx'
import * as css from './not-found.css.ts'

export function Page() {
  return (
    <div className={`${container} ${css.box}`}>
      {/* Our own constant, named by hash in the Content-Security-Policy. */}
      <script dangerouslySetInnerHTML={{ __html: "console.error('404',location.pathname)" }} />
      <div className={css.mark}>
        <Motif />
      </div>
      <h1>{notFound.title}</h1>
      <p className={intro}>{notFound.text}</p>
      <div className={actions}>
        <ButtonLink href="/" variant="mission" size="large">
          {notFound.home}
        </ButtonLink>
      </div>
      <div className={css.links}>
        <PageCardList pages={notFound.pages.map(pageCard)} level={2} />
      </div>
    </div>
  )
}
