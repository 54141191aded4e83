import { PageColumn } from '@/components/layout/page-column';
import { Card } from '@/components/ui/card';
import styles from './legal-page.module.css';

type LegalSection = { id: string; title: string; text: string };

type LegalPageProps = {
  title: string;
  /** When it was last changed, in words. */
  updated?: string;
  intro: string;
  /** The title of the list of sections; without it there is no list. */
  contents?: string;
  sections: readonly LegalSection[];
  /** Shown at the end: how to contact us. */
  contact?: string;
};

/** A long text: numbered sections with their own addresses. */
export function LegalPage({ title, updated, intro, contents, sections, contact }: LegalPageProps) {
  return (
    <PageColumn>
      <Card as="article" padding="large">
        <header>
          <h1 className={styles.title}>{title}</h1>
          {updated ? <p className="type-body2 text-muted">{updated}</p> : null}
          <p className={styles.intro}>{intro}</p>
        </header>
        {contents ? (
          <nav aria-label={contents} className={styles.contents}>
            <ol>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ol>
          </nav>
        ) : null}
        {sections.map((section) => (
          <section key={section.id} id={section.id} className={styles.section}>
            <h2>{section.title}</h2>
            {section.text.split('\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        {contact ? <p className={`type-body2 text-muted ${styles.contact}`}>{contact}</p> : null}
      </Card>
    </PageColumn>
  );
}
