import { Layout } from './layout.tsx'
import type { View } from './view.ts'

interface MessagePageProps {
  readonly view: View
  readonly title: string
  readonly message: string
}

/** A page that says why there is nothing else on it. */
export function MessagePage({ view, title, message }: MessagePageProps) {
  return (
    <Layout view={view} title={title} description={message}>
      <div class="head">
        <h1>{title}</h1>
        <p class="lead">{message}</p>
      </div>
      <p>
        <a href={view.link('')}>All modules</a>
      </p>
    </Layout>
  )
}
