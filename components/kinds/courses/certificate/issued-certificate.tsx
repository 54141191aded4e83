'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { useDownload } from '@/hooks/use-download';
import { useToast } from '@/hooks/use-toast';
import { getCertificatePdf } from '@/lib/client/endpoints.gen';
import type { Certificate } from '@/lib/contract/kinds/certificates';
import { useLocale } from '@/lib/i18n/i18n-provider';
import type { Locale } from '@/lib/i18n/locales';
import { isolate } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';

type IssuedCertificateProps = { entitlementId: string; certificate: Certificate; onAddName: () => void };

/** A certificate for its holder: to open, to share, to print in both languages. */
export function IssuedCertificate({ entitlementId, certificate, onAddName }: IssuedCertificateProps) {
  const { t } = useTranslation('certificates');
  const { locale } = useLocale();
  const { code, nameAr, nameEn } = certificate;
  const name = (locale === 'ar' ? (nameAr ?? nameEn) : (nameEn ?? nameAr)) ?? '';
  const share = useShareCertificate(certificate);
  return (
    <>
      <p className="type-body2 text-secondary">{t('card.issued', { name: isolate(name) })}</p>
      <div className="cluster gap-2">
        <Button href={paths.certificate(code)}>{t('card.open')}</Button>
        <Button variant="outlined" startIcon={<Icon name="share" size={20} />} onClick={() => void share()}>
          {t('card.share')}
        </Button>
        {(['ar', 'en'] as const).map((lang) => (
          <PdfButton key={lang} lang={lang} entitlementId={entitlementId} title={certificate.title} />
        ))}
        {nameAr && nameEn ? null : (
          <Button variant="text" onClick={onAddName}>
            {t(nameAr ? 'card.addEn' : 'card.addAr')}
          </Button>
        )}
      </div>
    </>
  );
}

function PdfButton({ lang, entitlementId, title }: { lang: Locale; entitlementId: string; title: string }) {
  const { t } = useTranslation('certificates');
  const file = useDownload(getCertificatePdf);
  return (
    <Button
      variant="text"
      loading={file.isPending}
      startIcon={<Icon name="download" size={20} />}
      onClick={() => file.save({ params: { id: entitlementId }, query: { lang } }, t('file', { title }))}
    >
      {t(lang === 'ar' ? 'card.pdfAr' : 'card.pdfEn')}
    </Button>
  );
}

/** Shares by the device's share sheet on touch screens, otherwise as a copied link. */
function useShareCertificate({ code, title }: Certificate): () => Promise<void> {
  const { t } = useTranslation('certificates');
  const toast = useToast();
  return async () => {
    const url = new URL(paths.certificate(code), window.location.origin).href;
    if (typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ url, title }).catch(() => {}); // the share sheet was closed
      return;
    }
    // Refused when the browser asks first, or the page is not on https: then the address itself is shown.
    const copied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    toast(copied ? t('card.copied') : url);
  };
}
