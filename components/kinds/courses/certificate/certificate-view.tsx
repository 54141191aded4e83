import { Card } from '@/components/ui/card';
import { FactList } from '@/components/ui/fact-list';
import { StatusChip } from '@/components/ui/status-chip';
import { TitleText } from '@/components/ui/title-text';
import type { Certificate } from '@/lib/contract/kinds/certificates';
import { getTranslation } from '@/lib/i18n/server';
import { courseLength } from '@/lib/shared/course-length';
import { formatDay } from '@/lib/shared/dates';
import styles from './certificate-view.module.css';

/** A certificate as everybody sees it. @param qr its address as a picture to scan */
export async function CertificateView({ certificate, qr }: { certificate: Certificate; qr: string }) {
  const { t, locale, intl } = await getTranslation('certificates');
  const { t: say } = await getTranslation('kinds-courses');
  const { code, nameAr, nameEn, title, creator, seconds, issuedOn, state, of } = certificate;
  const names = (locale === 'ar' ? [nameAr, nameEn] : [nameEn, nameAr]).filter((name) => name !== null);
  const length = courseLength(seconds, (part, values) => say(`length.${part}`, values));
  return (
    <Card as="article" padding="large">
      <header className={styles.head}>
        <StatusChip label={t(`page.${state}`)} tone={state === 'valid' ? 'success' : 'error'} />
        <p className={styles.kind}>{t(`title.${of}`)}</p>
        <h1 className={styles.name}>
          {names.map((name, at) => (
            <bdi key={name} className={at === 0 ? undefined : 'type-h6 text-secondary'}>
              {name}
            </bdi>
          ))}
        </h1>
        <p className="type-body2 text-secondary">{t(`for.${of}`)}</p>
        <p className="type-h5 anywhere">
          <TitleText>{title}</TitleText>
        </p>
        <p className="type-body2 text-secondary">{t(`page.${state}Hint.${of}`)}</p>
      </header>
      <div className={`row cluster spread gap-5 ${styles.foot}`}>
        <FactList
          facts={[
            [t(`page.creator.${of}`), creator ? <bdi key="creator">{creator}</bdi> : null],
            [t(`page.length.${of}`), length || null],
            [t('page.day'), formatDay(issuedOn, 'long', intl)],
            [
              t('page.code'),
              <bdi key="code" dir="ltr" className="anywhere">
                {code}
              </bdi>,
            ],
          ]}
        />
        {/* biome-ignore lint/performance/noImgElement: a picture made for this one look, in the answer itself */}
        <img
          className={styles.qr}
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(qr)}`}
          alt={t('page.qr')}
          width={128}
          height={128}
        />
      </div>
    </Card>
  );
}
